export function xmlResponse(xml: string, type = 'application/xml') {
  return new Response(`<?xml version="1.0" encoding="utf-8"?>\n${xml}`, {
    headers: { 'Content-Type': `${type}; charset=utf-8` },
  });
}
