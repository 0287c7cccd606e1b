import type { en } from '#features/orders/order-confirmation/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  'pdf.title': 'Commande {number}',
  'pdf.shipTo': 'Adresse de livraison',
  'pdf.placed': 'Commandée le',
  'pdf.promised': 'Livraison prévue',
  'pdf.po': 'Bon de commande',
  'pdf.account': 'Compte',
  'pdf.sku': 'Référence',
  'pdf.name': 'Désignation',
  'pdf.quantity': 'Quantité',
  'pdf.unit': 'Prix unitaire',
  'pdf.sum': 'Montant',
  'pdf.subtotal': 'Marchandises',
  'pdf.freight': 'Transport',
  'pdf.tax': '{name} {percent} %',
  'pdf.total': 'Total',
  'pdf.closing': 'Nous avons reçu votre commande {number}. Ceci n’est pas une facture.',
  'pdf.page': 'Page {page} sur {pages}',
}
