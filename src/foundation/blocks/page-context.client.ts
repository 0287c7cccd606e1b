import { createContext, createElement, use, type ReactElement, type ReactNode } from 'react'
import type { PageContext } from '#foundation/blocks/page-model.rules.ts'

const Context = createContext<PageContext | undefined>(undefined)

/** Written without JSX: the door that exports it is also loaded by Node, which knows no .tsx. */
export const PageProvider = ({ page, children }: { page: PageContext; children: ReactNode }): ReactElement =>
  createElement(Context, { value: page }, children)

/** The page a block stands on. */
export const usePage = (): PageContext => {
  const page = use(Context)
  if (!page) throw new Error('usePage is called outside of a PageProvider')
  return page
}
