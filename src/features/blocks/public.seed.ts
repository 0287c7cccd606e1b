export type { PageKind } from '#features/blocks/page-kind.rules.ts'
