/** Where the texts of an object are: `address.street`, `practitioners.0.name`. */
export type TextPath<Whole> = {
  [Key in keyof Whole & string]: Whole[Key] extends string
    ? Key
    : Whole[Key] extends readonly (infer Item extends object)[]
      ? `${Key}.${number}.${TextPath<Item>}`
      : Whole[Key] extends object
        ? `${Key}.${TextPath<Whole[Key]>}`
        : never;
}[keyof Whole & string];

export function textAt<Whole>(whole: Whole, path: TextPath<Whole>): string {
  const found = path.split('.').reduce<unknown>((part, name) => partOf(part, name), whole);
  return typeof found === 'string' ? found : '';
}

/** A copy with another value at the path. */
export function withValue<Whole>(whole: Whole, path: string, value: unknown): Whole {
  const [name = '', ...rest] = path.split('.');
  const part = rest.length === 0 ? value : withValue(partOf(whole, name), rest.join('.'), value);
  return (Array.isArray(whole) ? whole.with(Number(name), part) : { ...whole, [name]: part }) as Whole;
}

function partOf(whole: unknown, name: string) {
  return (whole as Record<string, unknown>)[name];
}

/** The paths of everything in it, lists and objects included: wherever a server may find something wrong. */
export function listPaths(whole: unknown, path = ''): string[] {
  if (typeof whole !== 'object' || whole === null) return [path];
  const inside = Object.entries(whole).flatMap(([name, part]) => listPaths(part, path ? `${path}.${name}` : name));
  return path ? [path, ...inside] : inside;
}
