// Warnings as stock Lua gives them: off until a script says "@on".
#include "internal.h"

static void write_piece(ShimState *state, const char *text) {
  if (state->host.warning != NULL) state->host.warning(state->host.context, text, strlen(text));
}

/// A message of one piece that begins with @ controls warnings.
static bool is_control(ShimState *state, const char *message, bool continues) {
  if (state->warns_on || continues || *message != '@') return false;
  if (strcmp(message, "@off") == 0) state->hears_warnings = false;
  else if (strcmp(message, "@on") == 0) state->hears_warnings = true;
  return true;
}

/// Takes a piece of a warning.
///
/// Lua reports errors in finalizers of the host only here. These finalizers raise none, but calling
/// them needs memory, and without memory they never run.
void shim_hear_warning(void *context, const char *message, int continues) {
  ShimState *state = context;
  if (is_control(state, message, continues)) return;
  bool is_error = continues && !state->warns_on && strcmp(message, "error in ") == 0;
  if (is_error && state->host.finalizer_lost != NULL) {
    state->host.finalizer_lost(state->host.context);
  }
  if (state->hears_warnings) {
    if (!state->warns_on) write_piece(state, "Lua warning: ");
    write_piece(state, message);
    if (!continues) write_piece(state, "\n");
  }
  state->warns_on = continues;
}
