import type { SignedIn } from '#app/testing/sign-in-as.ts'
import type { TestApp } from '#app/testing/test-app.ts'

export const PAGES = '/api/content/v1/pages'

export const CONTENT = {
  title: 'Spring offers',
  description: 'What we offer in spring.',
  template: 'content-page-template',
  kind: 'Content',
  blocks: [
    { id: 'b1', type: 'hero', props: { title: 'Spring offers' } },
    { id: 'b2', type: 'text', props: { heading: 'Pumps', html: '<p>Two for one.</p>' } },
  ],
}
export const withText = (html: string, title = CONTENT.title) => ({
  ...CONTENT,
  title,
  blocks: [CONTENT.blocks[0], { id: 'b2', type: 'text', props: { heading: 'Pumps', html } }],
})

type Call = { readonly payload?: object; readonly headers?: Readonly<Record<string, string>> }

/** Calls of one person from the site's own pages; without a person those of a visitor. */
export const callsOf = (site: TestApp, who?: Pick<SignedIn, 'cookie' | 'host'>) => {
  const host = who?.host ?? 'sps.localhost'
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { payload, headers }: Call = {}) =>
    site.app.inject({
      method,
      url,
      ...(payload && { payload }),
      headers: { host, origin: `http://${host}`, ...(who && { cookie: who.cookie }), ...headers },
    })
  const create = async (path: string, content: object = CONTENT, locale = 'us/en') => {
    const answer = await send('POST', PAGES, { payload: { locale, path, content } })
    return { ...(answer.json() as { id: string; version: number }), etag: String(answer.headers['etag']), answer }
  }
  const save = (id: string, etag: string, content: object, query = '') =>
    send('PUT', `${PAGES}/${id}/draft${query}`, { payload: content, headers: { 'if-match': etag } })
  const publish = (id: string, payload: object = {}) => send('POST', `${PAGES}/${id}/publish`, { payload })
  return { send, create, save, publish, get: (url: string) => send('GET', url) }
}
export type AuthorCalls = ReturnType<typeof callsOf>
