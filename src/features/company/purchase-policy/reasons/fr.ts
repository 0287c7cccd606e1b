import type { en } from '#features/company/purchase-policy/reasons/en.ts'

export const fr: Record<keyof typeof en, string> = {
  'why.purchase.nobody': 'Aucune règle de votre entreprise ne demande d’approbation.',
  'why.purchase.nothing': 'Rien dans ce panier n’a de prix.',
  'why.purchase.nothing.change': 'Ajoutez au panier un article vendu avec un prix.',
  'why.purchase.no-approver': 'Cette commande doit être approuvée, et personne de votre entreprise ne peut le faire.',
  'why.purchase.no-approver.change': 'Un administrateur de votre entreprise désigne un approbateur.',
  'why.purchase.order-limit': 'Le montant HT dépasse votre plafond de {amount} par commande.',
  'why.purchase.order-limit.change': 'Soumettez-la à l’approbation de {names}.',
  'why.purchase.rule': 'La règle « {rule} » de votre entreprise s’applique.',
  'why.purchase.rule.change': 'Soumettez-la à l’approbation de {names}.',
  'why.purchase.requester': 'Toute commande d’un demandeur doit être approuvée.',
  'why.purchase.requester.change': 'Soumettez-la à l’approbation de {names}.',
  'why.purchase.budget-approval': 'Le budget de {rule} ne suffit pas : il reste {amount}.',
  'why.purchase.budget-approval.change': 'Soumettez-la à l’approbation de {names}.',
  'why.purchase.credit-approval': 'La commande dépasse la limite de crédit de {amount} du compte {rule}.',
  'why.purchase.credit-approval.change': 'Soumettez-la à l’approbation de {names}, ou payez par carte.',
  'why.purchase.budget': 'Budget de {costCentre} : il reste {left}, {afterwards} après cette commande.',
  'why.purchase.budget-warns':
    'Le budget de {costCentre} ne suffit pas (simple avertissement) : il reste {left}, {afterwards} après cette commande.',
  'why.purchase.budget-blocks': 'Le budget de {costCentre} ne suffit pas : il reste {left}.',
  'why.purchase.budget-blocks.change': 'Choisissez un autre centre de coûts, commandez moins ou demandez un budget plus élevé.',
  'why.purchase.credit': 'Limite de crédit {limit}, encours {open}, reste {left} après cette commande.',
  'why.purchase.credit-warns': 'La commande dépasse la limite de crédit (simple avertissement) : limite {limit}, encours {open}.',
  'why.purchase.credit-blocks': 'La commande dépasse la limite de crédit de votre compte : limite {limit}, encours {open}.',
  'why.purchase.credit-blocks.change': 'Payez par carte, commandez moins ou écrivez-nous.',
}
