import type { en } from '#foundation/requests/reasons/en.ts'

export const es: Record<keyof typeof en, string> = {
  'why.request.address-proven': '{email} es una dirección confirmada.',
  'why.request.address-unproven': '{email} nunca se confirmó.',
  'why.request.address-unproven.change': 'Pida primero que confirme la dirección.',
  'why.request.company': 'La persona pertenece a {company}.',
  'why.request.no-company': 'No se conoce la empresa de esta persona.',
  'why.request.no-company.change': 'Averigüe para quién trabaja antes de conceder nada.',
  'why.request.account': 'Los pedidos pasan por la cuenta {account}.',
  'why.request.no-account': 'La persona no tiene cuenta de pedido.',
  'why.request.no-account.change': 'Asigne una cuenta si debe hacer pedidos.',
  'why.request.denied-before': 'Ya se denegó lo mismo: {count}.',
  'why.request.denied-before.change': 'Lea primero la decisión anterior.',
}
