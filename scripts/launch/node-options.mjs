/**
 * For the server: V8 lets the space of new objects grow to three times 16 MB, and keeps what one busy moment took. Half of that
 * costs nothing that could be measured, and the server stays some 20 MB smaller at rest and 50 MB under load.
 */
export const serverOptions = ['--max-semi-space-size=8'];
