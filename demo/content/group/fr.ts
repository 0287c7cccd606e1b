import type { GroupCopy } from '#demo/tenant-copy.ts'

export const groupCopy: GroupCopy = {
  productsLabel: 'Produits',
  footer: {
    about: 'Une seule entrée pour cinq métiers : pièces, documents, commandes et des personnes qui connaissent le matériel.',
    headings: { products: 'Produits', services: 'Services', company: 'Entreprise', legal: 'Mentions légales' },
    links: {
      allProducts: 'Tous les produits',
      services: 'Services',
      about: 'À propos',
      contactUs: 'Contact',
      privacy: 'Confidentialité',
      termsOfSale: 'Conditions de vente',
      accessibility: 'Accessibilité',
      cookies: 'Cookies',
    },
    copyright: '© {year} Groupe Halden',
  },
  errors: {
    notFound: {
      title: 'Aucune page à cette adresse',
      lead: 'L’adresse contient peut-être une faute de frappe, ou la page a été déplacée. Continuez par ici.',
      ways: [
        { label: 'Tous les produits', text: 'Par catégorie ou par référence', href: '/products' },
        { label: 'Services', text: 'Ce que nous faisons après la livraison', href: '/services' },
        { label: 'Contact', text: 'Téléphones et horaires par région', href: '/contact-us' },
      ],
    },
    failed: {
      title: 'Une erreur s’est produite de notre côté',
      lead: 'La page n’a pas pu s’afficher. Veuillez réessayer dans une minute. Si l’erreur persiste, indiquez-nous l’adresse et l’heure, et nous en chercherons la cause.',
    },
  },
  legal: {
    privacy: {
      title: 'Confidentialité',
      description:
        'Quelles données personnelles les sites Halden enregistrent, à quelles fins, qui les voit, combien de temps et comment les faire corriger.',
      lead: 'Ce que nous enregistrons à votre sujet, pourquoi, et qui peut le voir. Cette page vaut pour les cinq sites Halden ; chacun tient les données de ses clients séparées des autres.',
      sections: [
        {
          heading: 'Ce que nous enregistrons',
          paragraphs: [
            'Pour votre compte : nom, adresse e-mail, téléphone, entreprise, rôle et comptes clients pour lesquels vous pouvez agir. De votre travail dans le portail : commandes, factures, demandes d’assistance, articles enregistrés, préférences et contrats de licence acceptés.',
            'Les mots de passe ne sont conservés que sous une forme qui ne permet pas de les retrouver. Si votre entreprise utilise son propre service de connexion, votre mot de passe ne nous parvient jamais.',
          ],
        },
        {
          heading: 'À quoi cela sert',
          paragraphs: [
            'À exécuter les commandes, répondre aux demandes d’assistance, accorder ou refuser l’accès aux outils et vous informer de ce que vous avez demandé. Les données d’un formulaire servent à la fin indiquée dans ce formulaire.',
            'Nous enregistrons quelles pages, quels produits, documents, commandes et demandes d’assistance sont ouverts et ce qui est recherché, afin de trouver les défauts et d’améliorer le site. Nous ne vendons pas ces données et ne les rapprochons pas de votre usage d’autres sites.',
          ],
        },
        {
          heading: 'Qui peut les voir',
          paragraphs: [
            'Vos collègues voient les commandes et les demandes d’assistance des comptes qu’ils partagent avec vous. Notre service client peut agir en votre nom ; chacune de ces actions est consignée avec la personne et l’heure.',
            'Les entreprises qui hébergent le site ou acheminent les e-mails pour nous traitent les données sur nos seules instructions.',
          ],
        },
        {
          heading: 'Durée de conservation et vos droits',
          paragraphs: [
            'Les données du compte sont supprimées à sa clôture. Les commandes et les factures sont conservées aussi longtemps que le droit commercial et fiscal l’exige.',
            'Vous pouvez demander l’accès à vos données, leur rectification, leur effacement ou une copie, et vous opposer à leur usage. Adressez-vous à nous par la page de contact. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
          ],
        },
      ],
    },
    termsOfSale: {
      title: 'Conditions de vente',
      description:
        'Commandes, prix, livraison, garantie et licences de logiciels : les règles qui s’appliquent quand votre entreprise achète au groupe Halden.',
      lead: 'Ces conditions s’appliquent entre professionnels. Un contrat signé avec nous prévaut sur elles.',
      sections: [
        {
          heading: 'Offres et commandes',
          paragraphs: [
            'Les produits présentés constituent une invitation à commander. Le contrat est formé lorsque nous confirmons la commande par écrit ; le message automatique qui suit une commande n’en confirme que la réception.',
            'Les produits fabriqués sur commande peuvent être modifiés ou annulés jusqu’au début de la fabrication. Au-delà, nous facturons les frais déjà engagés.',
          ],
        },
        {
          heading: 'Prix et paiement',
          paragraphs: [
            'Après connexion, vous voyez les prix de votre compte dans sa devise. La TVA et le transport s’y ajoutent et figurent dans la confirmation de commande.',
            'Les factures sont payables à 30 jours à compter de leur date, sauf autres conditions du compte.',
          ],
        },
        {
          heading: 'Livraison',
          paragraphs: [
            'La livraison s’entend FCA à l’entrepôt indiqué dans la confirmation (Incoterms 2020). La date confirmée est celle de la remise au transporteur.',
            'Certains produits nécessitent une licence d’exportation ou une déclaration d’utilisation finale. Le délai court dès que ces documents sont disponibles.',
          ],
        },
        {
          heading: 'Garantie et logiciels',
          paragraphs: [
            'La durée de garantie figure dans la confirmation de commande ; elle est d’au moins 12 mois à compter de la livraison. Veuillez signaler les défauts sans tarder et ouvrir un retour dans le portail avant de renvoyer la marchandise.',
            'Les logiciels sont concédés sous licence et non vendus. Le contrat de licence affiché avant le téléchargement s’y applique.',
          ],
        },
      ],
    },
    accessibility: {
      title: 'Accessibilité',
      description:
        'Utiliser les sites Halden au clavier, avec un lecteur d’écran ou un texte agrandi : ce qui marche, les limites connues et comment nous alerter.',
      lead: 'Notre objectif est la conformité aux WCAG 2.2, niveau AA, sur chaque page, publique ou après connexion.',
      sections: [
        {
          heading: 'Ce qui fonctionne',
          paragraphs: [
            'Tout est accessible et utilisable au clavier, et le focus est toujours visible. Titres, tableaux, formulaires et messages sont nommés pour les lecteurs d’écran.',
            'Le texte peut être agrandi à 400 % sans défilement latéral. Les pages suivent les réglages de votre système pour le mode sombre et la réduction des animations. Le contenu public se lit sans scripts.',
          ],
        },
        {
          heading: 'Ce qui ne fonctionne pas encore',
          paragraphs: [
            'Les notices et les certificats sont proposés dans les fichiers PDF d’origine, qui ne sont pas tous balisés pour les lecteurs d’écran. Nous en fournissons une version lisible sur demande.',
            'Les images de produits sont dessinées et brièvement décrites ; les cotes qui ne figurent que sur un plan se trouvent le plus souvent aussi dans la fiche technique, mais pas toujours.',
          ],
        },
        {
          heading: 'Nous le signaler',
          paragraphs: [
            'Si un obstacle vous arrête, écrivez-nous par la page de contact en indiquant l’adresse et l’appareil utilisé. Vous recevez une réponse sous cinq jours ouvrés.',
            'Les pages sont vérifiées automatiquement avant chaque mise en ligne. Ces contrôles ne trouvent pas tout : votre signalement nous est utile.',
          ],
        },
      ],
    },
    cookies: {
      title: 'Cookies',
      description:
        'Tous les cookies et éléments stockés par les sites Halden, avec leur nom, leur but et leur durée, et l’effet de leur suppression ou blocage.',
      lead: 'Nous déposons les cookies dont le site a besoin pour fonctionner et pour retenir vos choix. Il n’y a pas de cookies publicitaires.',
      sections: [
        {
          heading: 'Pays et langue',
          paragraphs: [
            'usr_country et usr_lang retiennent votre pays et votre langue pendant 24 mois, ou sur certains sites jusqu’à la fermeture du navigateur.',
            'dtm contient, pendant un jour au plus, le marché pour lequel le catalogue est affiché, déduit de votre position. selecteddtm contient le marché que vous avez choisi vous-même et l’emporte.',
          ],
        },
        {
          heading: 'Connexion et panier',
          paragraphs: [
            '{tenant}-token identifie votre session ; les scripts ne peuvent pas le lire. {tenant}-isAuthenticated indique seulement à la page que vous êtes connecté et ne donne à lui seul aucun accès. Tous deux prennent fin à la déconnexion ou à l’expiration de la session.',
            'Un cookie chiffré transmet à la boutique le compte, la devise et le panier. Il est lié à votre session et inutilisable sans elle.',
          ],
        },
        {
          heading: 'Avis et demandes',
          paragraphs: [
            'Un cookie dont le nom commence par notification- retient que vous avez fermé un avis, afin qu’il reste masqué pendant le nombre de jours prévu.',
            'Enable Training note que votre demande d’accès à la formation est en attente. contact-us-click-url retient la page d’où vous avez ouvert la page de contact. Chacun ne sert que sur le site qui en a besoin.',
          ],
        },
        {
          heading: 'Stockage dans le navigateur et suppression',
          paragraphs: [
            'Les recherches récentes, les pièces vues récemment, les listes de comparaison, le compte choisi et le temps de session restant sont gardés dans le stockage de votre navigateur. Les comptes choisis sont effacés dès que vous êtes déconnecté.',
            'Vous pouvez supprimer ou bloquer le tout dans les réglages de votre navigateur. Les pages publiques restent lisibles ; la connexion et la commande ne fonctionnent pas sans les cookies de connexion.',
          ],
        },
      ],
    },
  },
}
