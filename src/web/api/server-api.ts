import { createContext, type RouterContextProvider } from 'react-router';
import { routes } from '#contract/routes.ts';
import { type Api, type ApiFetch, createApi } from './client.ts';

/** The server puts the application itself here, so that loaders call the API without a detour over the network. */
export const apiFetchContext = createContext<ApiFetch>();

export function serverApi(context: Readonly<RouterContextProvider>): Api {
  return createApi(routes, context.get(apiFetchContext));
}
