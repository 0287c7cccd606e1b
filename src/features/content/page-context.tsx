import { createContext, use, type ReactNode } from 'react'
import type { PageContext } from '#features/content/page-model.rules.ts'

const Context = createContext<PageContext | undefined>(undefined)

export const PageProvider = ({ page, children }: { page: PageContext; children: ReactNode }) => (
  <Context value={page}>{children}</Context>
)

/** The page a block stands on. */
export const usePage = (): PageContext => {
  const page = use(Context)
  if (!page) throw new Error('usePage is called outside of a PageProvider')
  return page
}
