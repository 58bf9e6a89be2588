/** The data of server-sent events, one after the other; comments and other fields are passed over. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (unread + part.value).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: ?(.*)$/m.exec(block)?.[1];
      if (data !== undefined) yield data;
    }
  }
}
