import type { PageAddress } from '#features/site/content/page.store.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    starterPage: { country: string; language: string; path: string }
  }
}

const nameAddress = ({ locale, path }: PageAddress): string => `${locale.country}/${locale.language}${path}`

/** Addresses that a starter site has filled once, or that someone else filled: never again by it, also after the page was deleted. */
export const listStarterMarks = async (tx: Tx): Promise<(address: PageAddress) => boolean> => {
  const marks = await tx.selectFrom('starterPage').select(['country', 'language', 'path']).execute()
  const pages = await tx.selectFrom('page').select(['country', 'language', 'path']).execute()
  const taken = new Set([...marks, ...pages].map(({ country, language, path }) => `${country}/${language}${path}`))
  return (address) => taken.has(nameAddress(address))
}

export const markStarterPages = async (tx: Tx, addresses: readonly PageAddress[]): Promise<void> => {
  if (addresses.length > 0)
    await tx
      .insertInto('starterPage')
      .values(addresses.map(({ locale, path }) => ({ country: locale.country, language: locale.language, path })))
      .execute()
}
