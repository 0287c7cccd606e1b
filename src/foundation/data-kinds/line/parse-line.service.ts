import type { DataKind } from '#foundation/data-kinds/description/data-kind.service.ts'
import { checkLine, type CheckedLine } from '#foundation/data-kinds/line/check-line.rules.ts'

/** A value from wherever it comes as a line of its kind; what several fields say together is checked when it is merged. */
export const parseLine = (kind: DataKind, value: unknown): CheckedLine =>
  kind.parse ? kind.parse(value) : checkLine(kind, value)
