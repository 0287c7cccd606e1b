import { sayBlock, sayFields } from '#features/authoring/page-editor/field-label.rules.ts'
import type { PlanEditor } from '#features/authoring/page-editor/page-editor-contributions.service.ts'
import { pageEditor, type PageEditor } from '#features/authoring/page-editor/page-editor.schema.ts'

export const planEditor: PlanEditor = ({ id, title, path, locale }, registry) => {
  const filled = [...registry.values()].filter((block) => Object.keys(block.fields).length > 0)
  const fields: PageEditor['fields'] = Object.fromEntries(
    filled.map((block) => [block.type, sayFields(block.fields, locale.language)]),
  )
  const names = Object.fromEntries([...registry.keys()].map((type) => [type, sayBlock(type, locale.language)]))
  const holders = [...registry.values()].flatMap(({ type, holdsBlocks }) => (holdsBlocks ? [type] : []))
  const props: PageEditor = { holders, page: { id, title, path, locale: `${locale.country}/${locale.language}` }, fields, names }
  return { id: 'page-editor', type: pageEditor.type, props }
}
