import type { Link } from '#foundation/blocks/public.ts'
import type { Language, Locale } from '#kernel/locale.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { fillText } from '#kernel/texts.ts'

type WayWords = { readonly label: string; readonly text: string }

const WORDS: Readonly<Record<Language, { readonly call: WayWords; readonly write: WayWords; readonly visit: WayWords }>> = {
  en: {
    call: { label: 'Call your service desk', text: '{phone}, around the clock' },
    write: { label: 'Write to customer service', text: 'An answer within one working day' },
    visit: { label: 'Book a service visit', text: 'Commissioning, repair and calibration on site' },
  },
  de: {
    call: { label: 'Servicestelle anrufen', text: '{phone}, rund um die Uhr' },
    write: { label: 'Dem Kundenservice schreiben', text: 'Antwort innerhalb eines Werktags' },
    visit: { label: 'Serviceeinsatz anfragen', text: 'Inbetriebnahme, Reparatur und Kalibrierung vor Ort' },
  },
  fr: {
    call: { label: 'Appeler le service', text: '{phone}, à toute heure' },
    write: { label: 'Écrire au service clients', text: 'Réponse sous un jour ouvré' },
    visit: { label: 'Demander une intervention', text: 'Mise en service, réparation et étalonnage sur site' },
  },
  es: {
    call: { label: 'Llamar al servicio', text: '{phone}, a cualquier hora' },
    write: { label: 'Escribir a atención al cliente', text: 'Respuesta en un día laborable' },
    visit: { label: 'Solicitar una visita', text: 'Puesta en marcha, reparación y calibración en planta' },
  },
  pl: {
    call: { label: 'Zadzwoń do serwisu', text: '{phone}, całą dobę' },
    write: { label: 'Napisz do obsługi klienta', text: 'Odpowiedź w ciągu jednego dnia roboczego' },
    visit: { label: 'Zamów wizytę serwisową', text: 'Uruchomienie, naprawa i kalibracja na miejscu' },
  },
  zh: {
    call: { label: '致电服务台', text: '{phone}，全天候' },
    write: { label: '致信客户服务', text: '一个工作日内答复' },
    visit: { label: '预约上门服务', text: '现场调试、维修与校准' },
  },
}

type ContactWay = Link & { readonly text: string }

/** The entries of a market's dialog, which customers with accounts get instead of the contact link. */
export const listContactWays = (
  tenant: TenantKey,
  { country, language }: Locale,
  { phone, services }: { readonly phone: string; readonly services: string },
): ContactWay[] => {
  const { call, write, visit } = WORDS[language]
  return [
    { ...call, text: fillText(call.text, { phone }), href: `tel:${phone.replace(/[^+\d]/g, '')}` },
    { ...write, href: `mailto:service-${country}@${tenant}.halden.example` },
    { ...visit, href: services },
  ]
}
