import { listEndingCertificates } from '#features/training/training/certificates/ending-certificate.store.ts'
import { COURSES_PATH } from '#features/training/training/training-paths.rules.ts'
import { addToInbox, type InboxKind } from '#foundation/inbox/public.server.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'

const WARNED_DAYS = 60

export const certificateInbox: InboxKind<'ending'> = {
  kind: 'certificate',
  icon: 'book',
  words: {
    en: {
      name: 'Certificates',
      about: 'Two months before a certificate of yours runs out',
      action: 'Courses',
      titles: {
        ending: 'Your certificate {course} runs out on {day}',
      },
      lines: {
        ending: 'Number {number}. A new course renews it.',
      },
    },
    de: {
      name: 'Zertifikate',
      about: 'Zwei Monate bevor eines Ihrer Zertifikate abläuft',
      action: 'Kurse',
      titles: {
        ending: 'Ihr Zertifikat {course} läuft am {day} ab',
      },
      lines: {
        ending: 'Nummer {number}. Ein neuer Kurs erneuert es.',
      },
    },
    fr: {
      name: 'Certificats',
      about: 'Deux mois avant l’expiration d’un de vos certificats',
      action: 'Formations',
      titles: {
        ending: 'Votre certificat {course} expire le {day}',
      },
      lines: {
        ending: 'Numéro {number}. Une nouvelle formation le renouvelle.',
      },
    },
    es: {
      name: 'Certificados',
      about: 'Dos meses antes de que caduque uno de sus certificados',
      action: 'Cursos',
      titles: {
        ending: 'Su certificado {course} caduca el {day}',
      },
      lines: {
        ending: 'Número {number}. Un nuevo curso lo renueva.',
      },
    },
    pl: {
      name: 'Certyfikaty',
      about: 'Dwa miesiące przed wygaśnięciem Twojego certyfikatu',
      action: 'Szkolenia',
      titles: {
        ending: 'Certyfikat {course} wygasa {day}',
      },
      lines: {
        ending: 'Numer {number}. Odnowi go nowe szkolenie.',
      },
    },
    zh: {
      name: '证书',
      about: '您的证书到期前两个月',
      action: '课程',
      titles: {
        ending: '您的证书“{course}”将于 {day} 到期',
      },
      lines: {
        ending: '编号 {number}。参加新课程即可续期。',
      },
    },
  },
}

/** Once for each end, to whoever holds it and has no later one of the same course. */
export const remindOfCertificates: Recurring = {
  name: 'certificates that end soon',
  run: async ({ tx, services, tenant }) => {
    const day = services.clock.now().toISOString().slice(0, 10)
    for (const { personId, number, courseTitles, validUntil } of await listEndingCertificates(tx, {
      ...{ day, days: WARNED_DAYS, kind: certificateInbox.kind },
    }))
      await addToInbox(
        { tx, services, tenant },
        {
          ...{ personId, kind: certificateInbox.kind, subject: number, occurrence: validUntil, title: 'ending' },
          values: { course: { words: courseTitles }, number, day: { day: validUntil } },
          link: COURSES_PATH,
          needsAction: true,
          expiresAt: new Date(`${validUntil}T23:59:59Z`),
        },
      )
  },
}
