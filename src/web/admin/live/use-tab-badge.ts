import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** '(3) Appointments | …', and the number on the icon of the tab, for people who have another window in front. */
export function useTabBadge(count: number) {
  const { key } = useLocation();
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '');
    document.title = count > 0 ? `(${count}) ${title}` : title;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new page brings a title of its own
  }, [count, key]);
  useEffect(() => {
    if (count === 0) return;
    const icon = document.createElement('link');
    icon.rel = 'icon';
    icon.type = 'image/svg+xml';
    icon.href = `data:image/svg+xml,${encodeURIComponent(drawBadge(count))}`;
    const usual = [...document.querySelectorAll('link[rel="icon"]')];
    for (const link of usual) link.remove();
    document.head.append(icon);
    return () => {
      icon.remove();
      document.head.append(...usual);
    };
  }, [count]);
}

function drawBadge(count: number) {
  const text = count > 99 ? '99+' : String(count);
  const size = text.length > 2 ? 15 : 20;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#0a2e2b"/><circle cx="16" cy="16" r="13.5" fill="#f5b83d"/><text x="16" y="16" fill="#10201e" font-family="sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" dominant-baseline="central">${text}</text></svg>`;
}
