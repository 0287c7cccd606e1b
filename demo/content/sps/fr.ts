import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Services', href: '/services' },
    { label: 'À propos', href: '/about' },
    { label: 'Contact', href: '/contact-us' },
  ],
  home: {
    title: 'Détection de gaz, sécurité des machines et lecture mobile',
    description:
      'Détecteurs de gaz, interrupteurs de sécurité, EPI, lecteurs et imprimantes d’étiquettes pour usines et entrepôts, étalonnés à temps.',
    hero: {
      title: 'Testé avant chaque prise de poste',
      lead: 'Du matériel pour celles et ceux qui travaillent au contact du gaz, des machines et des marchandises en mouvement. Chaque appareil arrive avec son certificat et la date de son prochain contrôle.',
      primary: { label: 'Voir tout le matériel', href: '/products' },
      secondary: { label: 'Réserver un étalonnage', href: '/contact-us?subject=repairs' },
      imageAlt: 'Dessin au trait du détecteur quatre gaz HS-330 avec sa pince',
      callouts: [
        { title: 'Détecteur quatre gaz HS-330', text: 'O₂, CO, H₂S et gaz combustibles' },
        { title: '18 h par charge', text: 'IP68, 245 g avec la pince' },
      ],
    },
    tasks: [
      {
        label: 'Détecteurs de gaz',
        href: '/products/gas-detection',
        text: 'Portables, fixes, stations d’accueil',
        icon: 'alert',
      },
      { label: 'Étalonnage à prévoir', href: '/secure/equipment', text: 'Par colis ou sur votre site', icon: 'clock' },
      { label: 'Lecteurs', href: '/products/scanning-and-mobility', text: 'À main, bague, embarqués', icon: 'search' },
      { label: 'Commander des pièces', href: '/shop/sps/quickCart', text: 'Capteurs, filtres, batteries', icon: 'wrench' },
    ],
    categories: {
      title: 'Le matériel par risque et par tâche',
      text: 'Partez de ce qui peut mal tourner ou de ce qu’il faut compter. Normes et homologations sont des filtres, pas des notes de bas de page.',
      all: 'Tout le matériel',
    },
    feature: {
      title: 'Un appareil vaut ce que vaut son dernier test',
      lead: 'Tests au gaz, étalonnages et changements de capteur sont consignés par numéro de série. Quand l’auditeur les demande, vous ouvrez une page au lieu de fouiller des classeurs.',
      figures: [
        { value: '3 jours', label: 'pour un étalonnage par colis, transport compris' },
        { value: '112 000', label: 'appareils dont l’historique de test est tenu à jour' },
        { value: '99,2 %', label: 'des échéances tenues dans les parcs suivis, sur 12 mois' },
      ],
      imageAlt: 'Station d’accueil avec quatre détecteurs de gaz pendant un test au gaz',
    },
    ways: {
      title: 'Comment un site s’équipe',
      tabs: [
        {
          label: 'Évaluer',
          title: 'Faites le tour du site avec quelqu’un qui a vu pire',
          text: 'Un ingénieur sécurité passe une journée avec votre encadrement et recense dangers, zones et appareils. La liste est à vous, quel que soit votre fournisseur.',
          points: [
            'Zones et groupes de gaz reportés sur votre plan',
            'Niveau de performance requis pour chaque protecteur de machine',
            'Distances de lecture et hauteurs de chute mesurées',
          ],
        },
        {
          label: 'Essayer',
          title: 'Deux semaines d’essai avec vos propres équipes',
          text: 'Empruntez jusqu’à dix appareils. Les gants, le bruit et la pluie en disent plus long qu’une fiche technique.',
          points: [
            'Appareils de prêt livrés chargés, configurés et étalonnés',
            'Gratuit pendant 14 jours',
            'Fiche d’avis dans la langue de vos équipes',
          ],
        },
        {
          label: 'Suivre',
          title: 'Confiez-nous les échéances',
          text: 'Dans un parc suivi, l’appareil de remplacement arrive avant l’échéance. Personne ne descend dans une cuve avec un détecteur périmé depuis dimanche.',
          points: [
            'Appareils de remplacement étalonnés, envoyés 10 jours avant',
            'Une facture par site et par mois',
            'Historique de test ouvert aux auditeurs en lecture seule',
          ],
        },
      ],
    },
    stories: {
      title: 'Raconté par les équipes de terrain',
      slides: [
        {
          heading: 'L’alarme que personne n’a discutée',
          text: 'À 25 ppm, le HS-330 a sonné et quatre hommes sont sortis de la fosse. Ils l’avaient vu réussir son test au gaz le matin même, alors personne n’a tapoté l’appareil avant de reprendre.',
          author: 'Gareth Pugh',
          role: 'Chef d’équipe, usine des eaux de Cwmafon',
        },
        {
          heading: 'Onze minutes de moins par camion',
          text: 'Les caristes lisent désormais les codes depuis leur siège, jusqu’à 15 mètres. Charger un camion prenait 47 minutes, il en faut 36 aujourd’hui, avec moins d’erreurs de palette.',
          author: 'Katarzyna Wilk',
          role: 'Responsable d’entrepôt, Bałtyk Logistyka',
        },
        {
          heading: 'Un audit en une matinée',
          text: 'L’inspecteur a choisi douze interrupteurs de sécurité au hasard. Nous avons ouvert douze fiches sur la tablette, et tout était fini avant le déjeuner.',
          author: 'Laurent Fabre',
          role: 'Responsable sécurité, Papeteries du Vercors',
        },
      ],
    },
    news: { title: 'Nouvelles du terrain', readMore: 'Lire la note' },
    questions: {
      title: 'Ce que nous demandent les responsables sécurité',
      items: [
        {
          question: 'À quelle fréquence étalonner un détecteur de gaz ?',
          answer:
            'Le HS-330, tous les 180 jours ou après une alarme au-delà de l’étendue de mesure. Un test au gaz (bump test) s’impose avant chaque poste. La réglementation nationale ou votre évaluation des risques peuvent exiger des intervalles plus courts.',
        },
        {
          question: 'Les appareils sont-ils utilisables en atmosphère explosive ?',
          answer:
            'Oui s’ils sont marqués II 1G ou II 2G, dans la zone indiquée sur le certificat. Filtrez la liste par zone ATEX ou IECEx ; le certificat figure parmi les documents de chaque produit.',
        },
        {
          question: 'Combien de temps se gardent capteurs et filtres ?',
          answer:
            'Deux à trois ans pour les capteurs électrochimiques, jusqu’à cinq ans pour les filtres sous emballage scellé. Nous n’expédions rien à qui il reste moins des trois quarts de sa durée de conservation.',
        },
        {
          question: 'Le lecteur fonctionnera-t-il avec notre logiciel d’entrepôt ?',
          answer:
            'Presque toujours : les lecteurs envoient une simple saisie clavier ou des données vers une interface. Envoyez-nous une étiquette type et le nom du logiciel, nous vous renvoyons une configuration testée.',
        },
      ],
    },
    desk: {
      title: 'Alarme, fuite ou protecteur cassé ?',
      text: 'Mettez d’abord la zone en sécurité, puis appelez. Nous prêtons un appareil de remplacement le jour même.',
      phone: '+33 1 99 00 01 83',
      action: { label: 'Demander un appareil de prêt', href: '/contact-us?subject=repairs' },
    },
  },
  services: {
    title: 'Étalonnage, réparation et suivi de parc',
    description:
      'Étalonnage par colis ou sur site, réparation, location, évaluation de site, essais d’ajustement et mise en service d’appareils.',
    lead: 'Le matériel de sécurité vieillit sur l’étagère comme à la ceinture. Ces services gardent chaque appareil à jour et chaque dossier en ordre.',
    offers: [
      {
        title: 'Étalonnage',
        text: 'En trois jours par colis, ou sur votre site avec un banc mobile, jusqu’à 120 détecteurs par jour. Accrédité ISO/CEI 17025.',
        icon: 'gear',
      },
      {
        title: 'Réparation',
        text: 'Prix forfaitaires pour détecteurs, lecteurs et imprimantes, cinq jours ouvrés. Appareil de prêt le temps qu’il faut.',
        icon: 'wrench',
      },
      {
        title: 'Location',
        text: 'Détecteurs, ventilateurs et kits de sauvetage pour les arrêts, d’un jour à six mois. Livrés étalonnés.',
        icon: 'truck',
      },
      {
        title: 'Évaluation de site',
        text: 'Zones de gaz, protecteurs de machine et audibilité des alarmes vérifiés en une journée, rapport sous une semaine.',
        icon: 'eye',
      },
      {
        title: 'Essais d’ajustement',
        text: 'Essais d’ajustement quantitatifs des masques dans vos locaux, 20 minutes par personne, avec une carte pour chaque porteur.',
        icon: 'user',
      },
      {
        title: 'Mise en service',
        text: 'Lecteurs, terminaux mobiles et imprimantes configurés, étiquetés et enrôlés avant d’arriver à quai.',
        icon: 'box',
      },
    ],
    sections: [
      {
        heading: 'L’étalonnage par colis',
        paragraphs: [
          'Enregistrez les numéros de série, imprimez l’étiquette et déposez le colis. Le jour de son arrivée, chaque appareil est relu, testé en l’état, étalonné, puis testé à nouveau. Les deux résultats figurent sur le certificat.',
          'Les capteurs qui ne tiendront pas jusqu’à la prochaine échéance vous sont signalés avant d’être changés. Vous décidez ; nous ne montons aucune pièce sans votre accord.',
        ],
      },
      {
        heading: 'Pendant les arrêts',
        paragraphs: [
          'Pour les arrêts programmés, nous installons un conteneur sur votre site : banc, appareils de prêt, capteurs de rechange et un technicien à chaque poste. Réservez huit semaines à l’avance, douze au printemps et à l’automne.',
        ],
      },
    ],
  },
  about: {
    title: 'À propos de Halden Safety & Productivity',
    description:
      'Halden Safety & Productivity fabrique détecteurs de gaz, interrupteurs de sécurité, EPI et lecteurs pour usines et entrepôts.',
    lead: 'Nos clients portent nos produits ou les tiennent en main huit heures durant. Le poids, la prise en main et une alarme assez forte comptent plus pour eux qu’une longue liste de fonctions.',
    figures: [
      { value: '1971', label: 'premier détecteur de méthane, conçu pour une mine de charbon' },
      { value: '26', label: 'laboratoires d’étalonnage sur quatre continents' },
      { value: '1,8 m', label: 'de chute sur béton, supportés par tous nos appareils à main' },
    ],
    quote: {
      text: 'Nous ne demandons jamais si l’appareil tombera. Nous demandons combien de fois, d’où et dans quoi.',
      author: 'Shauna McBride',
      role: 'Responsable des essais, Halden Safety & Productivity',
    },
    sections: [
      {
        heading: 'Deux métiers sous un même toit',
        paragraphs: [
          'La sécurité et la lecture de codes ont grandi séparément : des détecteurs pour les mines et les raffineries, des lecteurs de codes-barres pour les centres de tri. Elles se sont rencontrées quand les usines ont voulu les deux sur une ceinture, un chargeur et une liste.',
          'Depuis 2014, elles partagent batteries, stations d’accueil et hall d’essais, où un bras robotisé fait tomber des appareils 400 fois par jour.',
        ],
      },
      {
        heading: 'Ce que nous publions',
        paragraphs: [
          'Taux de défaillance, rappels et avis de sécurité sont publics, numéros de série compris. Si la défaillance d’un appareil peut blesser quelqu’un, les utilisateurs enregistrés sont prévenus sous 24 heures.',
          'Les données servant au calcul des niveaux de performance sont fournies en fichier de bibliothèque pour les outils de calcul courants.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'field-notice-hs-410-pull-cord-switch',
      date: '2026-11-20',
      title: 'Avis de sécurité : contrôlez la tension du câble des HS-410',
      summary:
        'Des interrupteurs à câble fabriqués en juin 2026 peuvent demander plus de force que prévu. Deux minutes suffisent pour le savoir.',
      paragraphs: [
        'Un ressort du mauvais lot a été monté dans 1 140 interrupteurs à câble HS-410 fabriqués du 8 au 26 juin 2026. Ils déclenchent de façon fiable, mais peuvent demander jusqu’à 260 N au lieu des 200 N admis par la norme.',
        'Les numéros de série vont de 626-0412 à 626-1551. Suspendez le poids d’essai du kit au milieu du câble : si l’interrupteur déclenche, il est conforme. Sinon, arrêtez le convoyeur et appelez-nous ; le remplacement part le jour même.',
        'Les propriétaires enregistrés ont été informés le 19 novembre. Aucun accident n’a été signalé.',
      ],
    },
    {
      slug: 'hs-330-docking-station-tests-in-40-seconds',
      date: '2026-11-09',
      title: 'La station du HS-330 teste désormais en 40 secondes',
      summary:
        'Un nouveau circuit de gaz réduit le test au gaz de plus de moitié : une équipe de 30 personnes passe la porte en six minutes.',
      paragraphs: [
        'La station d’accueil HS-338 effectue le test au gaz d’un détecteur quatre gaz en 40 secondes ; la précédente en demandait 85. Les gaz atteignent maintenant les quatre capteurs en parallèle et non plus l’un après l’autre.',
        'Avec quatre logements, une équipe de 30 personnes passe en six minutes, changements compris. Une bouteille de 58 litres suffit pour environ 1 300 tests, un cinquième de plus qu’avant.',
        'Les stations existantes se modifient avec le kit HS-338-U. L’opération prend une demi-heure, n’exige pas de nouvelle certification et conserve tous les historiques enregistrés.',
      ],
    },
    {
      slug: 'label-that-survives-the-freezer',
      date: '2026-10-22',
      title: 'Une étiquette qui résiste au congélateur',
      summary:
        'Des essais à −28 °C montrent quel adhésif tient sur le carton humide, et combien de temps attendre avant la lecture.',
      paragraphs: [
        'Une étiquette lâche rarement dans la chambre froide ; elle lâche en y entrant, sur un carton déjà humide. Avec deux entrepôts frigorifiques, nous avons posé 6 000 étiquettes à +4 °C et les avons lues après une nuit, une semaine et un mois à −28 °C.',
        'Avec l’adhésif acrylique standard, 11 % des étiquettes étaient perdues en une semaine. Avec le support HS-L72, aucune en un mois, à condition d’appuyer deux secondes puis de ne plus y toucher pendant dix minutes.',
        'Le contraste d’impression compte aussi : deux crans au-dessus du réglage d’usine, le code reste lisible sous le givre. Le profil d’imprimante se télécharge depuis la page du produit.',
      ],
    },
  ],
  contact: {
    title: 'Contacter Halden Safety & Productivity',
    description:
      'Appelez la ligne prêts et urgences, le service étalonnage ou le support commercial pour la détection de gaz, la sécurité et la lecture.',
    lead: 'Si quelqu’un est en danger, appelez d’abord les secours. Pour tout le reste, l’une de ces trois lignes est la bonne.',
    desks: [
      { name: 'Appareils de prêt et avis de sécurité', phone: '+33 1 99 00 01 83', hours: 'Tous les jours, 24 h sur 24' },
      { name: 'Étalonnage et réparation', phone: '+33 1 99 00 01 85', hours: 'Du lundi au vendredi, 6 h à 18 h' },
      { name: 'Ventes et configuration', phone: '+33 1 99 00 01 88', hours: 'Du lundi au vendredi, 8 h à 17 h 30' },
    ],
    sections: [
      {
        heading: 'Envoyer des appareils',
        paragraphs: [
          'Éteignez les appareils et laissez les batteries à l’intérieur, jamais en vrac. Tout appareil entré en contact avec des produits chimiques doit porter une fiche de décontamination à l’extérieur du colis, sans quoi le laboratoire ne l’ouvrira pas.',
        ],
      },
      {
        heading: 'Signaler un presque accident',
        paragraphs: [
          'Dites-nous quand un appareil vous a tiré d’affaire ou vous a fait défaut. Les signalements vont au hall d’essais, pas au service commercial, et peuvent être anonymes.',
        ],
      },
    ],
  },
}
