import type { HomeCard } from '#features/accounts/home/public.server.ts'
import { listCertificates } from '#features/training/training/certificates/certificate.store.ts'
import { CERTIFICATES_PATH, COURSES_PATH } from '#features/training/training/training-paths.rules.ts'

const DAY_MS = 86_400_000
/** So early there is time for a course, and so long one that ended is worth a word. */
const WARNED_DAYS = 90
const FORGOTTEN_DAYS = 90

/** Certificates that run out soon, or did lately. */
export const certificateCard: HomeCard = {
  name: 'certificates',
  namespace: 'training',
  title: 'home.certificates',
  order: 36,
  path: COURSES_PATH,
  isHiddenEmpty: true,
  empty: { text: 'none.title', action: 'none.all', path: COURSES_PATH },
  read: async ({ tx, user, services, language, say }) => {
    const now = services.clock.now().getTime()
    const certificates = await listCertificates(tx, user.id, language)
    return certificates
      .filter(({ isRevoked }) => !isRevoked)
      .map(({ number, course, validUntil }) => ({ number, course, end: validUntil === null ? Infinity : Date.parse(validUntil) }))
      .filter(({ end }) => end - now < WARNED_DAYS * DAY_MS && now - end < FORGOTTEN_DAYS * DAY_MS)
      .map(({ number, course, end }) => ({
        label: course.title,
        href: `${CERTIFICATES_PATH}/${number}`,
        note: say(end < now ? 'home.ended' : 'home.ends'),
        tone: end < now ? ('bad' as const) : ('warn' as const),
        at: new Date(end),
      }))
  },
}
