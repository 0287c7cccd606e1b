export type { PageKind } from '#foundation/blocks/page-kind.rules.ts'
