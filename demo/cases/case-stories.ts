import type { CaseKind, CasePriority, CaseStatus } from '#features/support/cases/public.server.ts'

type Step = {
  readonly by: 'customer' | 'staff'
  readonly text: string
  /** After the case was opened. */
  readonly hours: number
  readonly status?: CaseStatus
  readonly isNote?: boolean
}
export type CaseStory = {
  readonly key: string
  readonly kind: CaseKind
  readonly priority: CasePriority
  readonly subject: string
  readonly details: Readonly<Record<string, string>>
  readonly daysAgo: number
  readonly isAssigned: boolean
  readonly rating?: number
  readonly steps: readonly Step[]
}

const say = (by: Step['by'], hours: number, text: string, status?: CaseStatus): Step => ({
  ...{ by, hours, text },
  ...(status !== undefined && { status }),
})
const note = (hours: number, text: string): Step => ({ by: 'staff', hours, text, isNote: true })

/** Cases in every state, the newest first. */
export const CASE_STORIES: readonly CaseStory[] = [
  {
    key: 'flicker',
    kind: 'product',
    priority: 'urgent',
    subject: 'Display flickers after software 4.2',
    details: { serialNumber: '80412', symptom: 'E-117' },
    daysAgo: 2,
    isAssigned: true,
    steps: [
      say(
        'customer',
        0,
        'Both displays flicker for about two seconds after power-up since we loaded 4.2. With 4.1.3 they were steady.',
      ),
      note(1, 'Same boot loader as in the case of last week. Ask for its version first.'),
      say(
        'staff',
        2,
        'Thank you, the log helps. Please load the configuration from the software page and run the power-up test once.',
        'Waiting for you',
      ),
      say('customer', 20, 'Loaded on 80412: steady now. 80413 refuses the file with code E-117.', 'In progress'),
      say(
        'staff',
        22,
        'E-117 means the boot loader is older than 2.6. Which number does the maintenance page show?',
        'Waiting for you',
      ),
    ],
  },
  {
    key: 'delivery-date',
    kind: 'order',
    priority: 'normal',
    subject: 'When does the rest of our order arrive?',
    details: { concern: 'Two of five lines are missing' },
    daysAgo: 1,
    isAssigned: false,
    steps: [say('customer', 0, 'Three lines came on Monday, two are missing. The portal shows no date for them.')],
  },
  {
    key: 'calibration',
    kind: 'document',
    priority: 'normal',
    subject: 'Calibration certificate in German',
    details: { publication: 'CC 2210' },
    daysAgo: 4,
    isAssigned: true,
    steps: [
      say('customer', 0, 'Our auditor asks for the certificate in German. Is there one?'),
      say('staff', 3, 'We ask the laboratory and send it here.', 'In progress'),
    ],
  },
  {
    key: 'noise',
    kind: 'product',
    priority: 'high',
    subject: 'Grinding noise under load',
    details: { symptom: 'Noise grows with the load' },
    daysAgo: 9,
    isAssigned: true,
    steps: [
      say('customer', 0, 'The unit runs, but with a grinding noise above half load.'),
      say(
        'staff',
        5,
        'Please loosen the mounting screws, let it settle and fasten them crosswise with 12 Nm.',
        'Waiting for you',
      ),
      say('customer', 28, 'Done, it is quiet now. Thank you!', 'In progress'),
      say('staff', 29, 'Very good. We mark it as solved; just write if it comes back.', 'Solved'),
    ],
  },
  {
    key: 'invoice-address',
    kind: 'account',
    priority: 'normal',
    subject: 'New address for invoices',
    details: {},
    daysAgo: 23,
    isAssigned: true,
    rating: 5,
    steps: [
      say('customer', 0, 'From next month invoices go to our new office. How do we change the address?'),
      say('staff', 4, 'We have changed it for you; the next invoice carries the new address.', 'Solved'),
      say('customer', 30, '', 'Closed'),
    ],
  },
  {
    key: 'link-lost',
    kind: 'product',
    priority: 'high',
    subject: 'Connection is lost every few minutes',
    details: { symptom: 'link lost' },
    daysAgo: 31,
    isAssigned: true,
    steps: [
      say('customer', 0, 'Since the new switch the link breaks every few minutes.'),
      say('staff', 6, 'Two devices may have the same address. Knowledge article KA-10003 shows how to find out.', 'Solved'),
      say('customer', 200, 'It began again today, with another address.', 'Reopened'),
    ],
  },
  {
    key: 'tool-access',
    kind: 'portal',
    priority: 'normal',
    subject: 'The page “Tools” stays empty',
    details: { address: '/secure/tools' },
    daysAgo: 60,
    isAssigned: true,
    rating: 4,
    steps: [
      say('customer', 0, 'After signing in the list of tools is empty for me, not for my colleague.'),
      say('staff', 8, 'Your browser kept an older page. Please sign out and in once.', 'Waiting for you'),
      say('customer', 9, 'That was it.', 'In progress'),
      say('staff', 10, 'Glad to hear it.', 'Closed'),
    ],
  },
  {
    key: 'torque',
    kind: 'question',
    priority: 'normal',
    subject: 'Torque for the cover screws',
    details: {},
    daysAgo: 120,
    isAssigned: true,
    rating: 5,
    steps: [
      say('customer', 0, 'Which torque do the cover screws get? The drawing is not readable.'),
      say('staff', 2, '2.5 Nm, in two steps. We have sent a better drawing.', 'Closed'),
    ],
  },
]
