import type { en } from '#features/orders/order-confirmation/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  'pdf.title': 'Commande {number}',
  'pdf.shipTo': 'Adresse de livraison',
  'pdf.placed': 'Commandé le',
  'pdf.promised': 'Attendu le',
  'pdf.po': 'Votre commande',
  'pdf.account': 'Compte',
  'pdf.sku': 'Référence',
  'pdf.name': 'Désignation',
  'pdf.quantity': 'Quantité',
  'pdf.unit': 'Prix unitaire',
  'pdf.sum': 'Montant',
  'pdf.subtotal': 'Marchandises',
  'pdf.freight': 'Port',
  'pdf.tax': '{name} {percent} %',
  'pdf.total': 'Total',
  'pdf.closing': 'Nous avons reçu votre commande {number}. Ceci n’est pas une facture.',
  'pdf.page': 'Page {page} sur {pages}',
}
