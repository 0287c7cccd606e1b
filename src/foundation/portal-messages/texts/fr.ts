import type { en } from '#foundation/portal-messages/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  'error.title.default': 'Votre demande n’a pas pu aboutir',
  'error.title.maxFile': 'Trop de fichiers',
  'error.title.maxSize': 'Le fichier est trop volumineux',
  'bt.internalcsrflow.popuperrormessage':
    'Nous n’avons pas pu traiter votre demande. Veuillez réessayer et, si ce message s’affiche de nouveau, cliquez sur « Nous contacter » en bas de la page pour signaler le problème à notre assistance web. Merci.',
  'noAccess.title': 'Vous n’avez pas accès à ce portail',
  'noAccess.text':
    'Vous êtes connecté, mais votre compte n’est pas autorisé à utiliser ce portail. Si vous avez besoin d’un accès, contactez-nous en indiquant votre entreprise et votre numéro de client.',
  'noAccess.signOut': 'Se déconnecter',
  'noAccess.contact': 'Nous contacter',
  'belongs.orders':
    'Les commandes de ce compte apparaissent ici avec leur statut, leurs expéditions et leurs factures, quel que soit leur auteur.',
  'belongs.invoices': 'Les factures de ce compte apparaissent ici dès qu’une livraison a eu lieu, chacune avec son document.',
  'belongs.tools': 'Les outils que vous pouvez ouvrir ou demander apparaissent ici.',
  'belongs.publications': 'Les manuels, bulletins et autres publications techniques que vous pouvez lire apparaissent ici.',
  'belongs.software': 'Les logiciels de vos produits apparaissent ici, avec chaque version à télécharger.',
  'belongs.articles': 'Les réponses aux questions et pannes fréquentes apparaissent ici.',
  'belongs.courses': 'Les cours apparaissent ici avec leurs dates et les places libres.',
  'belongs.sites': 'Les lieux où travaille votre entreprise apparaissent ici.',
  'belongs.products': 'Les produits apparaissent ici avec leurs données, documents, prix et stocks.',
  'belongs.dealers': 'Les revendeurs et partenaires de service proches de vous apparaissent ici.',
  'belongs.documents': 'Les manuels, certificats et fiches techniques apparaissent ici, chacun dans ses langues.',
  'belongs.equipment':
    'Les équipements de ce compte apparaissent ici par numéro de série, avec leurs documents, leurs pièces et leur prochain entretien.',
}
