import { draftSelector } from '#features/authoring/page-editor/draft.routes.ts'
import { pageEditor as pageEditorBlock } from '#features/authoring/page-editor/page-editor.schema.ts'
import { planEditor } from '#features/authoring/page-editor/plan-editor.service.ts'
import type { Feature } from '#platform/feature.ts'

export type { PlanEditor } from '#features/authoring/page-editor/page-editor-contributions.service.ts'

export const pageEditor: Feature = {
  name: 'page-editor',
  blocks: [pageEditorBlock],
  selectors: [draftSelector],
  planEditor,
}
