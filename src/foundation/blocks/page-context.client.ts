import { createContext, createElement, use, type ReactElement, type ReactNode } from 'react'
import type { PageContext } from '#foundation/blocks/page-model.rules.ts'

type FromPage<Value> = (page: PageContext) => Value

/** While the server draws markup that other pages may use: hears what of the page went into it. */
export type PageRecorder = {
  readonly noteFact: (read: FromPage<Fact>) => Fact
  /** A mark that stands in the markup until a page puts its own text there. */
  readonly markText: (read: FromPage<string>) => string
}
type Fact = string | boolean | undefined

const Context = createContext<PageContext | undefined>(undefined)
const Recorder = createContext<PageRecorder | undefined>(undefined)

type ProviderProps = { page: PageContext; recorder?: PageRecorder | undefined; children: ReactNode }

/** Written without JSX: the door that exports it is also loaded by Node, which knows no .tsx. */
export const PageProvider = ({ page, recorder, children }: ProviderProps): ReactElement =>
  createElement(Context, { value: page }, recorder ? createElement(Recorder, { value: recorder }, children) : children)

/** The page a block stands on. */
export const usePage = (): PageContext => {
  const page = use(Context)
  if (!page) throw new Error('usePage is called outside of a PageProvider')
  return page
}

/** Facts that are the same for most pages, such as whether this is the current one: markup is drawn anew only where they differ. */
export const usePageFact = <Value extends Fact>(read: FromPage<Value>): Value => {
  const page = usePage()
  const recorder = use(Recorder)
  return recorder ? (recorder.noteFact(read) as Value) : read(page)
}

/** A text that differs from page to page, such as an address with its path. It goes into the markup as it is: nothing may look into it. */
export const usePageText = (read: FromPage<string>): string => {
  const page = usePage()
  const recorder = use(Recorder)
  return recorder ? recorder.markText(read) : read(page)
}
