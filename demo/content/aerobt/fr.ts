import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Services', href: '/services' },
    { label: 'À propos', href: '/about' },
    { label: 'Contact', href: '/contact-us' },
  ],
  home: {
    title: 'Pièces d’avion, documents et réparation',
    description:
      'Avionique, actionneurs, capteurs et éclairage pour les flottes : stock, prix, certificats et réparation au même endroit.',
    hero: {
      title: 'Chaque pièce du vol est tracée',
      lead: 'Avionique, actionneurs et capteurs pour des flottes qui ne peuvent pas attendre. La pièce, ses documents et son prix au même endroit.',
      primary: { label: 'Trouver une pièce', href: '/products' },
      secondary: { label: 'Envoyer un équipement', href: '/contact-us?subject=repairs' },
      imageAlt: 'Dessin au trait du calculateur de données air HA-5108',
      callouts: [
        { title: 'Calculateur de données air HA-5108', text: 'Compatible avec 14 types d’avion' },
        { title: '3,9 kg, 28 V CC', text: 'Étanche, refroidi par conduction' },
      ],
    },
    tasks: [
      { label: 'Vérifier le stock', href: '/shop/aerobt/parts', text: 'Prix, délai, durée de conservation', icon: 'box' },
      {
        label: 'Envoyer un équipement',
        href: '/contact-us?subject=repairs',
        text: 'Réparation, échange, révision',
        icon: 'wrench',
      },
      {
        label: 'Lire le bulletin',
        href: '/news/service-bulletin-34-118-revised',
        text: '34-118, nouveaux numéros de série',
        icon: 'book',
      },
      {
        label: 'Interroger un ingénieur',
        href: '/contact-us?subject=technical&topic=Question%20technique',
        text: 'Réponse sous quatre heures',
        icon: 'chat',
      },
    ],
    categories: {
      title: 'Pièces par système',
      text: 'Classées comme votre catalogue illustré ; les références remplacées renvoient à leur successeur.',
      all: 'Toutes les catégories',
    },
    feature: {
      title: 'Les documents arrivent avant la pièce',
      lead: 'Certificats de libération, traçabilité et dates de péremption sont joints à la ligne de commande. Votre réception ouvre une page, pas cinq e-mails.',
      figures: [
        { value: '98,4 %', label: 'des lignes expédiées au jour promis, sur 12 mois' },
        { value: '6 h', label: 'entre commande et expédition pour les pièces en stock (médiane)' },
        { value: '41', label: 'ateliers de réparation travaillant sur le même dossier d’équipement' },
      ],
      imageAlt: 'Écran de vol principal HA-7120 vu de face',
    },
    ways: {
      title: 'De la référence à l’équipement monté',
      tabs: [
        {
          label: 'Identifier',
          title: 'Partez du numéro de la plaque signalétique',
          text: 'Saisissez la référence, votre numéro interne ou celui du catalogue de pièces. Les trois mènent au même équipement.',
          points: [
            'Standard de modification et interchangeabilité sur la fiche produit',
            'Les références remplacées ouvrent la pièce actuelle et indiquent le motif',
            'Applicabilité par type d’avion et plage de numéros de série',
          ],
        },
        {
          label: 'Commander',
          title: 'L’état, le stock et la date d’expédition',
          text: 'Équipements neufs, révisés et en échange figurent côte à côte, chacun avec son prix et sa date de départ possible.',
          points: [
            'Prix de votre compte, consigne indiquée à part',
            'Stock à Dayton, Gdańsk et Singapour',
            'Priorités : courante, critique, avion immobilisé',
          ],
        },
        {
          label: 'Réceptionner',
          title: 'Entrez la pièce sans courir après les papiers',
          text: 'Les certificats sont sur la ligne de commande dès l’emballage : votre contrôleur les lit pendant que le colis voyage.',
          points: [
            'FAA 8130-3 et EASA Form 1 en PDF signés',
            'Traçabilité jusqu’au dernier exploitant certifié',
            'Dates de vulcanisation et de péremption des joints et batteries',
          ],
        },
        {
          label: 'Retourner',
          title: 'Renvoyez l’équipement déposé avec son historique',
          text: 'Imprimez l’étiquette de retour depuis la commande. L’atelier connaît le motif de dépose et les heures avant l’arrivée au banc.',
          points: [
            'Retour attendu 21 jours après l’expédition de l’échange',
            'Constat et devis sous cinq jours ouvrés',
            'Rapport d’atelier conservé avec le numéro de série',
          ],
        },
      ],
    },
    stories: {
      title: 'Ce que nous dit la maintenance en ligne',
      slides: [
        {
          heading: 'Deux jours au lieu de neuf',
          text: 'Un actionneur de volet immobilisait un avion plus d’une semaine. Avec le stock d’échange de Gdańsk, un HA-2204 en état de service était sur l’aile le deuxième jour.',
          author: 'Ingrid Solvang',
          role: 'Responsable maintenance en ligne, Northmere Air',
        },
        {
          heading: 'Plus rien en quarantaine',
          text: 'La moitié de notre étagère de quarantaine attendait un certificat. Aujourd’hui le formulaire précède le carton, et l’étagère est vide à midi.',
          author: 'Daniel Okafor',
          role: 'Contrôle de réception, Kestrel Cargo',
        },
        {
          heading: 'L’atelier savait quoi chercher',
          text: 'Nous avions saisi le code de panne et l’altitude à laquelle il apparaissait. Le rapport désignait la soudure exacte, photo à l’appui.',
          author: 'Marie Lecomte',
          role: 'Ingénieure avionique, Aérienne du Littoral',
        },
      ],
    },
    news: { title: 'Nouvelles du hangar', readMore: 'Lire l’article' },
    questions: {
      title: 'Questions posées au service commandes',
      items: [
        {
          question: 'Quels certificats accompagnent une pièce ?',
          answer:
            'Les équipements neufs et révisés sont livrés avec FAA 8130-3 ou EASA Form 1, en double libération sur demande. La visserie et les consommables ont une attestation de conformité avec le numéro de lot.',
        },
        {
          question: 'Qu’est-ce qu’un avion immobilisé ?',
          answer:
            'Un avion qui ne peut être remis en service faute de cette pièce. Donnez-nous l’immatriculation et l’escale ; les équipements en stock partent sous quatre heures, jour et nuit.',
        },
        {
          question: 'Puis-je commander une référence remplacée ?',
          answer:
            'Oui. La commande est prise sous la référence saisie et livrée avec la référence actuelle. La fiche produit précise si le remplacement est à sens unique ou interchangeable et cite le bulletin.',
        },
        {
          question: 'Que se passe-t-il si l’équipement déposé revient en retard ?',
          answer:
            'Au bout de 21 jours nous vous relançons, au bout de 35 jours la consigne est facturée. Elle est créditée à l’arrivée de l’équipement, s’il est réparable et complet.',
        },
      ],
    },
    desk: {
      title: 'Avion immobilisé ?',
      text: 'Jour et nuit, une personne habilitée à libérer du stock vous répond.',
      phone: '+33 1 99 00 01 42',
      action: { label: 'Lancer une commande urgente', href: '/contact-us?subject=orders' },
    },
  },
  services: {
    title: 'Réparation, échange et assistance technique',
    description:
      'Réparation et révision, stocks d’échange, étalonnage des bancs, documentation et formation pour avionique et actionneurs.',
    lead: 'Un équipement passe plus de temps chez vous que chez nous. Ces services le gardent sur l’avion, et tiennent son dossier à jour quand il n’y est pas.',
    offers: [
      {
        title: 'Réparation et révision',
        text: 'Ateliers agréés à Dayton, Gdańsk et Singapour. Prix fixes pour 320 références, 18 jours d’atelier en médiane.',
        icon: 'wrench',
      },
      {
        title: 'Stocks d’échange',
        text: 'Équipements en état de service contre votre équipement déposé. Forfait ou prix à l’heure de vol, stock convenu à votre base principale.',
        icon: 'refresh',
      },
      {
        title: 'Étalonnage des bancs',
        text: 'Bancs de données air et manomètres raccordés aux étalons nationaux en six jours ouvrés, certificat avec valeurs mesurées.',
        icon: 'gear',
      },
      {
        title: 'Documentation technique',
        text: 'Manuels de maintenance des composants, bulletins de service et schémas, avec alerte de révision pour vos équipements.',
        icon: 'book',
      },
      {
        title: 'Revue de fiabilité',
        text: 'Taux de dépose et déposes sans défaut par référence, comparés à la flotte et examinés avec vous deux fois par an.',
        icon: 'list',
      },
      {
        title: 'Formation au banc',
        text: 'Trois à cinq jours de recherche de panne et d’essais de recette, chez nous ou sur votre banc. Groupes de huit au plus.',
        icon: 'user',
      },
    ],
    sections: [
      {
        heading: 'Déroulement d’une réparation',
        paragraphs: [
          'Ouvrez le retour depuis la commande ou par numéro de série et indiquez le motif de dépose. Vous recevez une étiquette, l’adresse de l’atelier le plus proche et un créneau au banc.',
          'Après l’essai d’entrée, nous envoyons constat et devis. Si la réparation n’est pas économique, une offre d’échange figure à côté ; rien n’est mis au rebut sans votre accord écrit.',
        ],
      },
      {
        heading: 'Agréments',
        paragraphs: [
          'Les trois ateliers sont agréés Part 145 par la FAA et l’EASA ; Singapour libère aussi sous CAAS et CAAC. Le domaine de chaque atelier est publié par référence, et les certificats en vigueur sont envoyés sur demande.',
        ],
      },
    ],
  },
  about: {
    title: 'À propos de Halden Aerospace',
    description:
      'Depuis 1958, Halden Aerospace construit et répare avionique, actionneurs et capteurs à Dayton, à Gdańsk et à Singapour.',
    lead: 'Nous fabriquons les calculateurs, sondes et actionneurs cachés derrière les panneaux, et nous les suivons tant que l’avion vole.',
    figures: [
      { value: '1958', label: 'premier altimètre livré depuis Dayton' },
      { value: '2 150', label: 'personnes, dont une sur trois au banc' },
      { value: '64', label: 'types d’avion volant avec nos équipements' },
    ],
    quote: {
      text: 'Une pièce sans papiers est un presse-papiers. Pour nous, le dossier est un composant : il a un plan et un responsable.',
      author: 'Ruth Adeyemi',
      role: 'Vice-présidente qualité, Halden Aerospace',
    },
    sections: [
      {
        heading: 'De l’altimètre aux commandes de vol',
        paragraphs: [
          'Halden fut d’abord un atelier d’instruments au bord du terrain de Dayton. Les données air ont mené aux calculateurs, les calculateurs aux écrans, et en 1987 le rachat d’un fabricant d’engrenages de Gdańsk a apporté les actionneurs.',
          'Aujourd’hui, cinq bureaux d’études partagent une même nomenclature. Une modification de connecteur est évaluée une fois, pour tous les équipements qui le portent.',
        ],
      },
      {
        heading: 'Le soutien des flottes anciennes',
        paragraphs: [
          'Un tiers de ce que nous réparons a plus de vingt ans. Nous achetons les composants électroniques avant leur arrêt de production, et redessinons le module quand le dernier lot est compté.',
          'Aucun équipement ne quitte la liste de soutien sans quatre ans de préavis et un remplaçant désigné.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'ha-2204-exchange-pools-in-three-regions',
      date: '2026-11-12',
      title: 'HA-2204 : des équipements d’échange dans trois régions',
      summary: 'Les stocks de Gdańsk, Dayton et Singapour ramènent à deux jours l’attente d’un actionneur en état de service.',
      paragraphs: [
        'Depuis le 9 novembre, des actionneurs de volet HA-2204 révisés sont tenus à Gdańsk, Dayton et Singapour. Jusqu’ici le stock se trouvait à Dayton seul, et un équipement pour l’Europe ou l’Asie demandait jusqu’à neuf jours, douane comprise.',
        'Chaque site détient douze équipements au dernier standard. Ils sont essayés tous les 90 jours et partent en double libération : le même équipement se monte sous règles FAA ou EASA.',
        'Les exploitants sous contrat à l’heure de vol ne paient rien de plus. Pour les autres, le tarif d’échange ne change pas et l’équipement déposé est renvoyé au plus proche des trois sites.',
      ],
    },
    {
      slug: 'service-bulletin-34-118-revised',
      date: '2026-11-04',
      title: 'Bulletin de service 34-118 révisé',
      summary: 'La révision 2 ajoute les numéros de série 2210 à 2388 du HA-5108 et raccourcit la procédure au banc.',
      paragraphs: [
        'La révision 2 du bulletin de service 34-118 concerne le joint de prise statique du calculateur de données air HA-5108. Elle ajoute les numéros de série 2210 à 2388, construits de mars à août 2024 avec le même lot de joints.',
        'L’essai d’étanchéité prend désormais 25 minutes au lieu de 70 : l’équipement n’a plus à être ouvert si la première mesure est dans les limites. Ceux qui ont réussi l’essai selon la révision 1 ne demandent rien de plus.',
        'Le kit de joints HA-5108-K3 est gratuit pour les équipements concernés jusqu’au 30 juin 2027. Commandez-le depuis votre compte en indiquant le numéro de série.',
      ],
    },
    {
      slug: 'what-pitot-heater-wear-looks-like',
      date: '2026-10-27',
      title: 'Reconnaître l’usure d’un réchauffeur de Pitot',
      summary: 'Quatre signes à afficher au-dessus du banc, avec les limites qui décident du maintien de la sonde.',
      paragraphs: [
        'Un réchauffeur de sonde tombe rarement en panne d’un coup. Sur 212 sondes HA-3310 retournées, notre atelier de Gdańsk a trouvé les quatre mêmes signes dans le même ordre : teinte bleue derrière le nez, trou de drainage rétréci par le dépôt, isolement sous 20 MΩ, enfin baisse du courant de chauffage.',
        'La teinte seule est sans gravité. Un trou de drainage inférieur à 0,6 mm se nettoie avec l’outil du kit, jamais avec un fil, qui raye l’alésage et accélère le dépôt suivant.',
        'Un isolement sous 5 MΩ ou un courant inférieur de plus de 8 % à la valeur nominale impose la dépose. Les deux se mesurent sur avion en dix minutes ; la carte de travail est dans la révision 14 du manuel de maintenance.',
      ],
    },
  ],
  contact: {
    title: 'Contacter Halden Aerospace',
    description:
      'Numéros et horaires de Halden Aerospace : commandes urgentes pour avion immobilisé, service commandes et assistance technique.',
    lead: 'Ayez sous la main la référence et, s’il existe, le numéro de série. Cela nous épargne à tous deux la première question.',
    desks: [
      { name: 'Avion immobilisé', phone: '+33 1 99 00 01 42', hours: 'Tous les jours, 24 h sur 24' },
      {
        name: 'Service commandes',
        phone: '+33 1 99 00 01 43',
        hours: 'Du lundi au vendredi, 7 h à 19 h (côte Est des États-Unis)',
      },
      {
        name: 'Assistance technique',
        phone: '+33 1 99 00 01 47',
        hours: 'Du lundi au vendredi, 8 h à 18 h à Dayton, Gdańsk et Singapour',
      },
    ],
    sections: [
      {
        heading: 'Où envoyer les équipements',
        paragraphs: [
          'Ouvrez d’abord un retour, puis utilisez l’adresse de l’étiquette : c’est celle de l’atelier agréé pour votre référence. Sans numéro de retour, l’équipement attend en réception jusqu’à ce que nous vous joignions.',
        ],
      },
      {
        heading: 'Qualité et navigabilité',
        paragraphs: [
          'Signalez à l’assistance technique toute pièce suspectée d’être non approuvée ou tout doute de navigabilité. Le service qualité en est saisi le jour même, et vous recevez un numéro de demande par écrit.',
        ],
      },
    ],
  },
}
