import type { LineProblem } from '#foundation/data-kinds/public.ts'
import type { Gate } from '#features/documents/downloads/document.rules.ts'
import { LICENCE_PATH } from '#features/documents/downloads/licence.starter.ts'
import { GATE_FORM } from '#features/forms/forms/public.server.ts'
import { findPublishedPages, listPublishedVersions } from '#features/site/content/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

/** The gate before a document, as it is stored. */
export type GateColumns = { readonly gate: Gate; readonly gatePath: string | null; readonly formKey: string | null }

/** The pages of a new site, for gates that name no other. */
export const DEFAULT_PAGES: Readonly<Record<Exclude<Gate, 'free'>, string>> = { eula: LICENCE_PATH, form: GATE_FORM.path }

type Requested = { readonly gate?: Gate; readonly gatePage?: string }

const refuse = (reason: string): LineProblem => ({ column: 'gatePage', reason })

/** The key of the form on a page, by which it is known who has sent it. */
const findFormKey = async (tx: Tx, path: string): Promise<string | undefined> => {
  for (const { locale } of await listPublishedVersions(tx, path)) {
    const page = (await findPublishedPages(tx, locale, [path])).get(path)
    const key = page?.content.blocks.find(({ type }) => type === 'form')?.props['formKey']
    if (typeof key === 'string') return key
  }
  return undefined
}

const readGate = async (tx: Tx, { gate = 'free', gatePage }: Requested): Promise<GateColumns | LineProblem> => {
  if (gate === 'free') return { gate, gatePath: null, formKey: null }
  const gatePath = gatePage ?? DEFAULT_PAGES[gate]
  if (gatePath === DEFAULT_PAGES[gate]) return { gate, gatePath, formKey: gate === 'form' ? GATE_FORM.formKey : null }
  if ((await listPublishedVersions(tx, gatePath)).length === 0) return refuse(`no page is published at ‘${gatePath}’`)
  if (gate === 'eula') return { gate, gatePath, formKey: null }
  const formKey = await findFormKey(tx, gatePath)
  return formKey === undefined ? refuse(`there is no form on the page ‘${gatePath}’`) : { gate, gatePath, formKey }
}

/** Reads each page once, however many documents stand behind it. */
export const openGates = (tx: Tx) => {
  const known = new Map<string, Promise<GateColumns | LineProblem>>()
  return (requested: Requested): Promise<GateColumns | LineProblem> => {
    const key = `${requested.gate ?? ''} ${requested.gatePage ?? ''}`
    const found = known.get(key) ?? readGate(tx, requested)
    known.set(key, found)
    return found
  }
}
