import '#foundation/data-kinds/data-kinds-contributions.service.ts'

export { listDataKinds } from '#foundation/data-kinds/data-kinds-contributions.service.ts'
export { hasFiles } from '#foundation/data-kinds/description/data-kind.service.ts'
export type {
  Change,
  DataKind,
  FindFile,
  GivenLine,
  IncomingFile,
  KindContext,
  LineQuery,
  LineResult,
} from '#foundation/data-kinds/description/data-kind.service.ts'
export type { CheckedLine } from '#foundation/data-kinds/line/check-line.rules.ts'
export { splitLines, type RawLine } from '#foundation/data-kinds/file/json-lines.rules.ts'
export { listColumns, writeRow } from '#foundation/data-kinds/line/table-row.rules.ts'
export { parseLine } from '#foundation/data-kinds/line/parse-line.service.ts'
export { translateHelp } from '#foundation/data-kinds/help/help.rules.ts'
export { chooseLanguage, translateProblems, translateRefusal } from '#foundation/data-kinds/refusals/refusal.rules.ts'
export { describeProblems } from '#foundation/data-kinds/line/problem.rules.ts'
export { openSheet } from '#foundation/data-kinds/file/open-sheet.service.ts'
export { openStoredFile } from '#foundation/data-kinds/file/stored-file.service.ts'
export { drafts } from '#foundation/data-kinds/drafts/drafts.service.ts'
export { findDraft, findNextDraftTime, readDraftState } from '#foundation/data-kinds/drafts/draft-line.store.ts'
export { draftKeyOf, readWithDraft } from '#foundation/data-kinds/drafts/preview-draft.service.ts'
export { publishDueDrafts } from '#foundation/data-kinds/drafts/draft-schedule.service.ts'
export { readFileLines } from '#foundation/data-kinds/file/table-file.service.ts'
export { UnreadableFile } from '#foundation/data-kinds/file/text-encoding.service.ts'
export { completeLine, isSameLine, keyOfLine, pickFields } from '#foundation/data-kinds/writing/merge-line.service.ts'
export { openLineHistory } from '#foundation/data-kinds/writing/line-history.service.ts'
export { noteDeleted, readDeleted } from '#foundation/data-kinds/writing/deleted-line.store.ts'
export { settleLines } from '#foundation/data-kinds/writing/references.service.ts'
export { writeGuide } from '#foundation/data-kinds/description/write-guide.rules.ts'
export { defineRecords } from '#foundation/data-kinds/writing/record-kind.service.ts'
export { removeRows, saveRows, type RowShape } from '#foundation/data-kinds/writing/save-rows.store.ts'
export { writeAmount } from '#foundation/data-kinds/writing/amount-column.store.ts'
export { bringLines, settleKinds } from '#foundation/data-kinds/bring/bring-lines.service.ts'
export { bringFiles, type BringReport } from '#foundation/data-kinds/bring/bring.service.ts'
export type { ReadProgress } from '#foundation/data-kinds/bring/bring-work.service.ts'
