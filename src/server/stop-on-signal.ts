/** Below this a second signal is the same one: service managers signal the whole group, and the launcher passes it on too. */
const sameSignalMs = 500;

/** Ctrl-C and SIGTERM end the program once what is under way is done; a second one, later, ends it at once. */
export function stopOnSignal(server: { stop(): Promise<unknown> }) {
  let stoppingSince: number | undefined;
  const onSignal = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > sameSignalMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
