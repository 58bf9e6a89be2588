import { createReadStream } from 'node:fs';
import sax from 'sax';
import * as importMessages from '#contract/messages/imports.ts';
import { importLimits } from '#contract/plain/clinic-limits.ts';
import { ImportError } from './imported-blog.ts';

/** One post, page, attachment or other entry of a WordPress export. Texts are as they stand in the file. */
export interface WxrItem {
  /** Texts by the name of their element, such as `wp:post_type`. */
  texts: Readonly<Record<string, string>>;
  thumbnailId: string | undefined;
  comments: number;
  /** The text was longer than is read. */
  isCut: boolean;
}

export type WxrPart = { kind: 'site'; url: string } | { kind: 'item'; item: WxrItem };

const wanted = new Set([
  'title',
  'link',
  'guid',
  'dc:creator',
  'content:encoded',
  'excerpt:encoded',
  'wp:post_id',
  'wp:post_date',
  'wp:post_date_gmt',
  'wp:post_name',
  'wp:post_type',
  'wp:status',
  'wp:post_password',
  'wp:attachment_url',
]);

/**
 * Reads an export of WordPress (WXR) as a stream: what is in memory at a time is one entry, cut at `importLimits.entryCharacters`. The
 * parser expands no entities but those of XML itself, and refuses document type definitions.
 * @throws ImportError for any other file, and at the first place where it is not valid XML
 */
export async function* readWxr(path: string): AsyncGenerator<WxrPart> {
  const parts: WxrPart[] = [];
  const parser = createParser((part) => parts.push(part));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isFirst) refuseOtherFiles(chunk);
    isFirst = false;
    parser.write(decode(decoder, chunk));
    yield* parts.splice(0);
  }
  parser.write(decode(decoder));
  parser.close();
  yield* parts.splice(0);
}

function refuseOtherFiles(start: Buffer) {
  if (start.subarray(0, 2).toString('latin1') === 'PK') throw new ImportError(importMessages.wordpress.isZip);
  if (start.includes(0)) throw new ImportError(importMessages.wordpress.notUtf8); // as UTF-16 has it
}

function decode(decoder: TextDecoder, chunk?: Buffer) {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new ImportError(importMessages.wordpress.notUtf8);
  }
}

function createParser(onPart: (part: WxrPart) => void) {
  const parser = sax.parser(true);
  /** The names of the elements that are open. */
  const open: string[] = [];
  let texts: Record<string, string> = {};
  let meta = { key: '', value: '' };
  let item = { thumbnailId: undefined as string | undefined, comments: 0, isCut: false };
  let isWxr = false;

  /** The destination of text; undefined if it is not read. */
  const place = () => {
    const path = open.join(' ');
    if (path === 'rss channel wp:wxr_version') return 'version';
    if (path === 'rss channel wp:base_blog_url' || path === 'rss channel link') return 'site';
    if (!path.startsWith('rss channel item ')) return undefined;
    if (path === 'rss channel item wp:postmeta wp:meta_key') return 'key';
    if (path === 'rss channel item wp:postmeta wp:meta_value') return 'value';
    const [name = ''] = open.slice(3);
    return open.length === 4 && wanted.has(name) ? name : undefined;
  };
  let current: string | undefined;
  let site = '';

  const addText = (text: string) => {
    if (current === undefined) return;
    if (current === 'version') isWxr = true;
    else if (current === 'site') site = (site + text).slice(0, importLimits.addressCharacters);
    else if (current === 'key' || current === 'value')
      meta[current] = (meta[current] + text).slice(0, importLimits.addressCharacters);
    else {
      const before = texts[current] ?? '';
      // A full text is not copied again for each piece that follows.
      const piece = text.slice(0, importLimits.entryCharacters - before.length);
      if (piece.length < text.length) item.isCut = true;
      if (piece) texts[current] = before + piece;
    }
  };

  const onopentag = ({ name }: { name: string }) => {
    if (open.length === 0 && name !== 'rss') throw new ImportError(importMessages.wordpress.notWxr);
    open.push(name);
    if (open.length > importLimits.depth) throw new ImportError(importMessages.wordpress.broken(parser.line + 1));
    current = place();
    if (current === 'site') site = '';
    const path = open.join(' ');
    if (path === 'rss channel item') {
      if (!isWxr) throw new ImportError(importMessages.wordpress.notWxr);
      texts = {};
      item = { thumbnailId: undefined, comments: 0, isCut: false };
    }
    if (path === 'rss channel item wp:postmeta') meta = { key: '', value: '' };
    if (path === 'rss channel item wp:comment') item.comments += 1;
  };
  const onclosetag = () => {
    const path = open.join(' ');
    if (current === 'site' && site) onPart({ kind: 'site', url: site.trim() });
    if (path === 'rss channel item wp:postmeta' && meta.key === '_thumbnail_id') item.thumbnailId = meta.value.trim();
    if (path === 'rss channel item') onPart({ kind: 'item', item: { texts, ...item } });
    if (path === 'rss' && !isWxr) throw new ImportError(importMessages.wordpress.notWxr);
    open.pop();
    current = undefined;
  };
  const ondoctype = () => {
    throw new ImportError(importMessages.wordpress.doctype);
  };
  const onprocessinginstruction = ({ name, body }: { name: string; body: string }) => {
    const encoding = /encoding\s*=\s*["']([^"']+)/i.exec(body)?.[1];
    if (name === 'xml' && encoding && encoding.toLowerCase() !== 'utf-8')
      throw new ImportError(importMessages.wordpress.notUtf8);
  };
  const onerror = () => {
    const isText = open.length === 0 && parser.line === 0;
    throw new ImportError(isText ? importMessages.wordpress.notWxr : importMessages.wordpress.broken(parser.line + 1));
  };
  const handlers = {
    onopentag,
    onclosetag,
    ontext: addText,
    oncdata: addText,
    ondoctype,
    onprocessinginstruction,
    onerror,
  };
  return Object.assign(parser, handlers);
}
