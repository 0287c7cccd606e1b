import type { AuthorFields } from '#features/blocks/public.ts'
import type { PlanEditor } from '#features/page-editor/page-editor.feature.ts'
import { pageEditor, type PageEditor } from '#features/page-editor/page-editor.schema.ts'

export const planEditor: PlanEditor = ({ id, title, path, locale }, registry) => {
  const fields: Record<string, AuthorFields> = {}
  for (const { type, fields: own } of registry.values()) if (Object.keys(own).length > 0) fields[type] = own
  const props: PageEditor = { page: { id, title, path, locale: `${locale.country}/${locale.language}` }, fields }
  return { id: 'page-editor', type: pageEditor.type, props }
}
