import type { Page } from 'playwright-core';

interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

/** Parses XML with the browser's parser. An invalid document has `parsererror` as its root or inside it. */
export async function parseXml(page: Page, xml: string): Promise<XmlElement> {
  return page.evaluate((xml) => {
    const read = (element: Element): XmlElement => ({
      name: element.nodeName,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      text: element.childElementCount === 0 ? element.textContent : '',
      children: [...element.children].map(read),
    });
    return read(new DOMParser().parseFromString(xml, 'text/xml').documentElement);
  }, xml);
}

export const childrenOf = ({ children }: XmlElement, name: string) => children.filter((child) => child.name === name);
export const textOf = (element: XmlElement, name: string) => childrenOf(element, name).map(({ text }) => text);
export const linkOf = (element: XmlElement, rel: string) =>
  childrenOf(element, 'link').flatMap(({ attributes }) => (attributes['rel'] === rel ? [attributes['href']] : []));
