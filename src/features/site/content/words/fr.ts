import type { StarterWords } from '#features/site/content/starter.texts.ts'

export const words: StarterWords = {
  home: 'Accueil',
  hero: {
    lead: 'Produits, documents et service en un seul endroit.',
    products: 'Voir tous les produits',
    search: 'Rechercher sur le site',
  },
  tasks: 'Accès rapide',
  products: { title: 'Produits', text: 'Toute la gamme par catégorie' },
  search: { title: 'Recherche', text: 'Par référence, produit ou document' },
  portal: { title: 'Portail client', text: 'Votre compte, vos prix et vos commandes' },
  contact: { title: 'Nous contacter', text: 'Comment nous joindre' },
  privacy: {
    title: 'Confidentialité',
    text: 'Ce que ce site enregistre à votre sujet, et pourquoi.',
    paragraphs: [
      'Pour un compte, nous enregistrons le nom, l’adresse e-mail, l’entreprise et les comptes clients pour lesquels vous pouvez agir. Les mots de passe ne sont conservés que sous une forme qui ne permet pas de les retrouver.',
      'Les visites ne sont comptées qu’avec votre accord, là où la loi l’exige. Vous pouvez modifier votre choix à tout moment sous « Préférences de cookies » en bas de chaque page.',
      'Demandez-nous par la page de contact ce qui est enregistré à votre sujet, et faites-le corriger ou supprimer.',
    ],
  },
  cookies: {
    title: 'Cookies',
    text: 'Les cookies que ce site dépose.',
    paragraphs: [
      'Les cookies nécessaires maintiennent votre connexion et retiennent le pays, la langue et votre choix en matière de cookies. Les autres ne sont déposés qu’avec votre accord ; « Préférences de cookies » en bas de chaque page permet de le modifier.',
    ],
  },
  terms: {
    title: 'Conditions d’utilisation',
    text: 'Ce qui s’applique à l’utilisation de ce site.',
    paragraphs: [
      'Descriptions, prix et disponibilités sont donnés avec soin et peuvent changer. Une commande est ferme une fois confirmée.',
      'Un compte est personnel. Gardez le mot de passe pour vous et prévenez-nous si quelqu’un d’autre peut le connaître.',
    ],
  },
  notFound: {
    title: 'Il n’y a pas de page à cette adresse',
    text: 'L’adresse contient peut-être une faute de frappe, ou la page a été déplacée. Poursuivez ici.',
  },
  failed: {
    title: 'Une erreur s’est produite de notre côté',
    text: 'La page n’a pas pu être affichée. Veuillez réessayer dans une minute.',
  },
  notPermitted: {
    title: 'Vous n’êtes pas autorisé à voir cette page',
    text: 'Elle existe, mais pas pour le compte que vous utilisez. Contactez-nous si vous devriez la voir.',
  },
  cart: {
    title: 'Le panier ne peut pas être ouvert',
    text: 'Votre compte ne peut peut-être pas commander en ligne, ou aucun compte de commande n’est choisi. Contactez-nous.',
  },
  waysOn: 'Poursuivre ici',
}
