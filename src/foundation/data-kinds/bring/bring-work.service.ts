import type { BroughtFile } from '#foundation/data-kinds/bring/bring-file.service.ts'
import type { LineNumbers } from '#foundation/data-kinds/bring/line-numbers.rules.ts'
import type { LineProblem } from '#foundation/data-kinds/line/problem.rules.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

export type ReadProgress = {
  /** The last one is what follows from lines that are stored, such as listings. */
  readonly step: 'check' | 'save' | 'settle'
  readonly file: string
  readonly size: number
  /** Just now. */
  readonly bytes: number
  /** Of this file, so far. */
  readonly lines: number
}

export type BringWork = {
  /** With the limits of background work: a file is one transaction. */
  readonly db: Db
  readonly services: Services
  readonly tenant: TenantKey
  /** A line number of 0 stands for the file as a whole. */
  readonly onRefused: (file: Pick<BroughtFile, 'name' | 'path'>, line: number, problems: readonly LineProblem[]) => void
  readonly onRead: (progress: ReadProgress) => void
}

/** Counted while a file is checked. */
export type FileTally = { lines: number; readonly refused: LineNumbers }

/** The outcome of a file. */
export type FileReport = {
  readonly file: string
  readonly taken: number
  readonly unchanged: number
  readonly refused: number
}
