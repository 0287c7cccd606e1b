import { fieldOf, type LineOf, type LineProblem } from '#foundation/data-kinds/public.ts'
import { CASE_ID, CASE_KIND_NAMES, CASE_PRIORITIES, CASE_STATUSES, type CaseKind } from '#features/support/cases/case.rules.ts'

const { text, time, choice, records, wholeNumber } = fieldOf

const LONGEST_TEXT = 10_000

export const caseFields = {
  id: text({
    ...{
      isRequired: true,
      isSearched: true,
      most: 20,
      pattern: CASE_ID,
      patternFault: 'has other signs than letters, digits and -',
    },
    help: 'Your own number of the case; people read it as CASE-{id}.',
  }),
  account: text({ refersTo: 'accounts', most: 41, help: 'The account it is about, such as M1~1001.' }),
  person: text({
    isSearched: true,
    refersTo: 'people',
    help: 'The mail address of who opened it; without it only employees see the case.',
  }),
  kind: choice({ choices: CASE_KIND_NAMES, help: 'Which form it came by; without it the one that fits what it names.' }),
  subject: text({ isRequired: true, isSearched: true, most: 160, help: 'What it is about, in one line.' }),
  text: text({ isRequired: true, most: LONGEST_TEXT, help: 'What the person wrote first.' }),
  product: text({ most: 60, help: 'The number of the product it is about.' }),
  orderNumber: text({ most: 60, help: 'The number of the order it is about.' }),
  serialNumber: text({ most: 60, help: 'The serial number of the unit it is about.' }),
  symptom: text({ most: 200, help: 'What the unit does wrong, in one line.' }),
  concern: text({ most: 200, help: 'What is wrong with the order, in one line.' }),
  publication: text({ most: 60, help: 'The number of the publication it is about.' }),
  address: text({ most: 200, help: 'The page of the portal it is about.' }),
  status: choice({ choices: CASE_STATUSES, help: 'Where it stands; without it New.' }),
  priority: choice({ choices: CASE_PRIORITIES, help: 'How urgent it is; without it normal.' }),
  assignedTo: text({ refersTo: 'people', help: 'The mail address of the employee who answers it.' }),
  rating: wholeNumber({ least: 1, most: 5, help: 'How well the person was helped, from 1 to 5.' }),
  openedAt: time({ isRequired: true, help: 'When the person opened it.' }),
  messages: records({
    help: 'What both sides wrote afterwards; what people wrote in the portal stays beside it.',
    fields: {
      by: text({ isRequired: true, help: 'customer, staff, or the mail address of who wrote it.' }),
      at: time({ isRequired: true, help: 'When it was written.' }),
      text: text({ isRequired: true, most: LONGEST_TEXT, help: 'What was written.' }),
    },
  }),
}
export type CaseLine = LineOf<typeof caseFields>
export type BroughtMessage = NonNullable<CaseLine['messages']>[number]

type Line = Readonly<Record<string, unknown>>

/** One spelling of who wrote, and one order. */
export const normaliseCase = (line: Line): Line => {
  const usual: Line = {
    ...(line['status'] === null && { status: 'New' }),
    ...(line['priority'] === null && { priority: 'normal' }),
  }
  const { messages, person } = line
  if (!Array.isArray(messages)) return { ...line, ...usual }
  const named = (messages as readonly BroughtMessage[]).map((message) => {
    const by = message.by.toLowerCase()
    return { ...message, by: typeof person === 'string' && by === person.toLowerCase() ? 'customer' : by }
  })
  return { ...line, ...usual, messages: named.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)) }
}

export const findCaseFaults = ({ openedAt, messages = [] }: Pick<CaseLine, 'openedAt' | 'messages'>): LineProblem[] =>
  messages.flatMap(({ at }, index) =>
    at < openedAt ? [{ column: `messages[${index + 1}].at`, reason: `${at} is before the case was opened, ${openedAt}` }] : [],
  )

export const isMail = (by: string): boolean => by !== 'customer' && by !== 'staff'

/** As the form would have asked. */
export const kindOfCase = ({ kind, product, orderNumber }: CaseLine): CaseKind => {
  if (kind !== undefined) return kind
  if (product !== undefined) return 'product'
  return orderNumber === undefined ? 'question' : 'order'
}
