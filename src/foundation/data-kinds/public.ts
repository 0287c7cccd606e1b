export * as fieldOf from '#foundation/data-kinds/description/field.rules.ts'
export type { Field, Fields, LineOf } from '#foundation/data-kinds/description/field.rules.ts'
export type { LineProblem } from '#foundation/data-kinds/line/problem.rules.ts'
