import { readJson, sessionStore } from '#browser/storage.ts'
import type { Answer } from '#features/storefront/product-tools/replacement/replacement.rules.ts'
import type { ToolProduct } from '#features/storefront/product-tools/schedule/tool-product.rules.ts'
import { SEARCHED_KEY, SESSION_DATA_KEY } from '#features/storefront/product-tools/tool-paths.rules.ts'

export type Result = { readonly answers: readonly Answer[]; readonly products: readonly ToolProduct[] }
export type ReplacementSession = { readonly text: string; readonly result: Result }

const isResult = (value: unknown): value is Result =>
  typeof value === 'object' &&
  value !== null &&
  'answers' in value &&
  Array.isArray(value.answers) &&
  'products' in value &&
  Array.isArray(value.products)

/** Answers of this tab, so that a look at a product's page costs nothing. */
export const readSession = (): ReplacementSession | undefined => {
  if (sessionStore.read(SEARCHED_KEY) !== 'true') return undefined
  const stored = readJson(sessionStore, SESSION_DATA_KEY)
  if (typeof stored !== 'object' || stored === null || !('text' in stored) || !('result' in stored)) return undefined
  return typeof stored.text === 'string' && isResult(stored.result) ? { text: stored.text, result: stored.result } : undefined
}

export const writeSession = (session: ReplacementSession): void => {
  sessionStore.write(SESSION_DATA_KEY, JSON.stringify(session))
  sessionStore.write(SEARCHED_KEY, 'true')
}

export const forgetSession = (): void => sessionStore.remove(SEARCHED_KEY, SESSION_DATA_KEY)
