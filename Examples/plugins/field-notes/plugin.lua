-- What the plugin is and what it adds. This file is data: nothing in it runs.
return {
  name = "field-notes", version = "1.0.0", api = ">=1 <2",
  views = { "FieldNote" },
  items = { "fieldNotes" },
  reporters = { "jumps" },
}
