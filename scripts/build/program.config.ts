import { defineConfig } from 'vite';
import pages from '../../react-router.config.ts';

/**
 * The server as one file with its packages in it: a start then loads some 130 modules instead of 900. React Router stays
 * outside, because the pages' own build must find the same one.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['react-router'] },
  build: { ssr: 'src/main.ts', outDir: `${pages.buildDirectory}/program`, target: 'esnext', minify: false },
});
