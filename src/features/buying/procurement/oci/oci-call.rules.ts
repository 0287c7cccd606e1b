import { CxmlProblem } from '#features/buying/procurement/cxml/cxml-problem.rules.ts'
import { isReturnAddress, readPieces } from '#features/buying/procurement/cxml/operation.rules.ts'

export const OCI_FUNCTIONS = ['SHOP', 'DETAIL', 'VALIDATE', 'BACKGROUND_SEARCH'] as const
export type OciFunction = (typeof OCI_FUNCTIONS)[number]

export type OciCall = {
  readonly username: string
  readonly password: string
  readonly hookUrl: string
  readonly target: string
  readonly language: string
  readonly function: OciFunction
  readonly productId: string
  readonly quantity: number
  readonly search: string
}

const isFunction = (text: string): text is OciFunction => OCI_FUNCTIONS.some((one) => one === text)

const TARGET = /^(?:_(?:top|self|parent|blank)|[A-Za-z][\w-]{0,40})$/

/** Fields of OCI 4.0 and 5.0, whatever their case; the function is empty where somebody goes shopping. */
export const readOciCall = (fields: Readonly<Record<string, unknown>>): OciCall => {
  const given = new Map(
    Object.entries(fields).map(([name, value]) => [name.toUpperCase(), typeof value === 'string' ? value.slice(0, 4_000) : '']),
  )
  const of = (...names: readonly string[]): string =>
    names.map((name) => given.get(name) ?? '').find((value) => value !== '') ?? ''
  const hookUrl = of('HOOK_URL').trim()
  if (hookUrl === '' || !isReturnAddress(hookUrl)) throw new CxmlProblem(400, 'HOOK_URL is missing, or no https address.')
  const name = of('FUNCTION').trim().toUpperCase() || 'SHOP'
  if (!isFunction(name)) throw new CxmlProblem(406, 'This FUNCTION is not offered.')
  const target = of('~TARGET', 'RETURNTARGET').trim()
  return {
    ...{ hookUrl, function: name },
    username: of('USERNAME').trim().slice(0, 120),
    password: of('PASSWORD').slice(0, 200),
    target: TARGET.test(target) ? target : '_top',
    language: of('SAP-LANGUAGE', 'LANGUAGE').trim().slice(0, 10),
    productId: of('PRODUCTID').trim().slice(0, 60),
    quantity: readPieces(of('QUANTITY')) ?? 1,
    search: of('SEARCHSTRING').trim().slice(0, 100),
  }
}
