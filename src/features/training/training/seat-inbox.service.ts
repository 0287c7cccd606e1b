import type { InboxKind } from '#foundation/inbox/public.server.ts'

export const seatInbox: InboxKind<'enrolled' | 'waiting' | 'promoted'> = {
  kind: 'training-seat',
  icon: 'book',
  hasMail: true,
  words: {
    en: {
      name: 'Training seats',
      about: 'When you are enrolled in a course, wait for a seat or get one',
      action: 'Courses',
      titles: {
        enrolled: 'You are enrolled: {course}',
        waiting: 'You wait for a seat: {course}',
        promoted: 'You have a seat now: {course}',
      },
    },
    de: {
      name: 'Schulungsplätze',
      about: 'Wenn Sie für einen Kurs angemeldet sind, auf einen Platz warten oder einen erhalten',
      action: 'Kurse',
      titles: {
        enrolled: 'Sie sind angemeldet: {course}',
        waiting: 'Sie warten auf einen Platz: {course}',
        promoted: 'Sie haben jetzt einen Platz: {course}',
      },
    },
    fr: {
      name: 'Places de formation',
      about: 'Quand vous êtes inscrit à un cours, attendez une place ou en obtenez une',
      action: 'Cours',
      titles: {
        enrolled: 'Vous êtes inscrit : {course}',
        waiting: 'Vous attendez une place : {course}',
        promoted: 'Vous avez maintenant une place : {course}',
      },
    },
    es: {
      name: 'Plazas de formación',
      about: 'Cuando está inscrito en un curso, espera plaza o la obtiene',
      action: 'Cursos',
      titles: {
        enrolled: 'Está inscrito: {course}',
        waiting: 'Espera una plaza: {course}',
        promoted: 'Ya tiene plaza: {course}',
      },
    },
    pl: {
      name: 'Miejsca na szkoleniach',
      about: 'Gdy zapiszesz się na kurs, czekasz na miejsce lub je otrzymasz',
      action: 'Kursy',
      titles: {
        enrolled: 'Zapisano Cię: {course}',
        waiting: 'Czekasz na miejsce: {course}',
        promoted: 'Masz już miejsce: {course}',
      },
    },
    zh: {
      name: '培训名额',
      about: '当您报名课程、等待名额或获得名额时',
      action: '课程',
      titles: {
        enrolled: '您已报名：{course}',
        waiting: '您正在等待名额：{course}',
        promoted: '您已获得名额：{course}',
      },
    },
  },
}
