/** Ctrl-C and SIGTERM end the program once what is under way is done; a second signal ends it at once. */
export function stopOnSignal(server: { stop(): Promise<unknown> }) {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
