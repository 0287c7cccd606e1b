import type { Product } from './product.ts'

export type Session = { readonly host: string; readonly cookie: string }

export const signIn = async (product: Pick<Product, 'ask'>, tenant: string, who: string): Promise<Session> => {
  const host = `${tenant}.localhost`
  const { cookies } = await product.ask(`/demo/sign-in/${who}`, { host })
  return { host, cookie: cookies.map((text) => text.split(';')[0]).join('; ') }
}
