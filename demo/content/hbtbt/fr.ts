import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Services', href: '/services' },
    { label: 'À propos', href: '/about' },
    { label: 'Contact', href: '/contact-us' },
  ],
  home: {
    title: 'Régulation, sécurité incendie et comptage',
    description:
      'Régulateurs, détecteurs, lecteurs d’accès, compteurs et armoires pour installateurs et exploitants, avec fiches et stock.',
    hero: {
      title: 'Un bâtiment, une seule nomenclature',
      lead: 'Chauffage, incendie, accès et comptage : des appareils qui se parlent, avec le schéma de câblage et le stock sur la même page.',
      primary: { label: 'Voir les produits', href: '/products' },
      secondary: { label: 'Préparer un projet', href: '/services' },
      imageAlt: 'Dessin au trait d’un régulateur d’ambiance HB-640 sur rail',
      callouts: [
        { title: 'Régulateur d’ambiance HB-640', text: 'BACnet/IP et KNX, 18 entrées et sorties' },
        { title: '105 mm sur le rail', text: 'Six modules de large, 24 V CA/CC' },
      ],
    },
    tasks: [
      {
        label: 'Détection incendie',
        href: '/products/fire-and-life-safety',
        text: 'Détecteurs, socles, centrales',
        icon: 'alert',
      },
      {
        label: 'Mise en service',
        href: '/request-a-quote?about=visit',
        text: 'Réserver un technicien à la journée',
        icon: 'cal',
      },
      { label: 'Compteurs', href: '/products/energy-and-metering', text: 'Chaleur, électricité, eau', icon: 'list' },
      {
        label: 'Parler à un projeteur',
        href: '/request-a-quote?about=advice',
        text: 'Plans, nomenclatures, devis',
        icon: 'chat',
      },
    ],
    categories: {
      title: 'Produits par lot',
      text: 'De la sonde d’ambiance au serveur du sous-sol, classés comme un dossier d’appel d’offres.',
      all: 'Tous les produits',
    },
    feature: {
      title: 'Des locaux techniques qui s’expliquent tout seuls',
      lead: 'Chaque régulateur part avec sa liste de points, son schéma de câblage et son étiquette d’adresse. Qui ouvrira l’armoire dans dix ans les retrouvera grâce au numéro de série.',
      figures: [
        { value: '23 %', label: 'd’énergie de chauffage en moins, médiane de 118 écoles rénovées' },
        { value: '15 ans', label: 'de pièces de rechange après la dernière livraison d’une gamme' },
        { value: '48 h', label: 'de la commande au chantier pour les appareils en stock, dans 19 pays' },
      ],
      imageAlt: 'Régulateur sur rail avec modules d’extension, vue de face',
    },
    ways: {
      title: 'De l’appel d’offres à la réception',
      tabs: [
        {
          label: 'Concevoir',
          title: 'Des textes qui tiennent jusqu’au marché',
          text: 'Descriptifs, types de pièces et schémas vous sont remis en fichiers modifiables. Nos projeteurs vérifient les quantités sur votre plan d’étage.',
          points: [
            'Descriptifs aux formats GAEB et Word',
            'Objets BIM pour tous les appareils de terrain',
            'Espacement des détecteurs vérifié selon EN 54-14',
          ],
        },
        {
          label: 'Livrer',
          title: 'Une livraison étage par étage',
          text: 'Une seule commande, répartie par étage ou par armoire. Les cartons portent le numéro de la pièce : personne ne trie des thermostats dans l’escalier.',
          points: [
            'Livraisons sur appel étalées jusqu’à 18 mois',
            'Adresses réglées et étiquettes imprimées avant expédition',
            'Emballages repris sur le chantier',
          ],
        },
        {
          label: 'Mettre en service',
          title: 'Une seule mise en service, preuves à l’appui',
          text: 'Nos techniciens travaillent aux côtés de vos installateurs, testent chaque point et remettent un procès-verbal que le contrôleur accepte.',
          points: [
            'Test de chaque point avec heure, valeur et nom',
            'Scénarios incendie testés avec le centre de télésurveillance',
            'Dossier des ouvrages exécutés classé par numéro de série',
          ],
        },
        {
          label: 'Exploiter',
          title: 'Un bâtiment qui reste tel que livré',
          text: 'Les visites suivent le calendrier de vos normes, et les consignes qui dérivent sont signalées avant que les occupants n’appellent.',
          points: [
            'Vérification annuelle du système incendie avec rapport',
            'Compteurs remplacés avant la fin de leur validité métrologique',
            'Maintenance logicielle avec mises à jour testées',
          ],
        },
      ],
    },
    stories: {
      title: 'Des bâtiments que nous suivons',
      slides: [
        {
          heading: 'Une école rénovée pendant les vacances',
          text: 'Six semaines, 84 salles de classe, une armoire par étage. Les cartons sont arrivés étiquetés par salle, et le gardien était formé avant la première sonnerie.',
          author: 'Petra Lindqvist',
          role: 'Service du patrimoine, ville d’Askersby',
        },
        {
          heading: 'De 31 fausses alarmes à deux',
          text: 'Nos couloirs de cuisine déclenchaient la centrale une semaine sur deux. Les détecteurs multicapteurs HB-215 distinguent la vapeur de la fumée, et les pompiers ne nous voient plus qu’aux exercices.',
          author: 'Tomás Herrera',
          role: 'Directeur technique, hôtel Miralba',
        },
        {
          heading: 'Des décomptes que les locataires acceptent',
          text: 'Nous relevons la chaleur de 260 logements. Depuis que chaque relevé indique la date d’étalonnage du compteur, le décompte annuel prend trois jours et deux appels.',
          author: 'Anna Nowicka',
          role: 'Gestionnaire, coopérative d’habitation Lipowa',
        },
      ],
    },
    news: { title: 'Des chantiers et des locaux techniques', readMore: 'Lire la suite' },
    questions: {
      title: 'Les questions des installateurs',
      items: [
        {
          question: 'Le HB-640 fonctionne-t-il avec des appareils d’autres fabricants ?',
          answer:
            'Oui, en BACnet/IP, KNX, Modbus et M-Bus. La liste d’interopérabilité cite 210 appareils testés avec leur version de micrologiciel ; pour les autres, envoyez-nous la description du protocole et nous la vérifierons.',
        },
        {
          question: 'Comment remplacer un régulateur d’une ancienne gamme ?',
          answer:
            'Ouvrez la fiche de l’ancien appareil et suivez le lien vers son remplaçant. Les programmes HB-500 sont convertibles ; l’adaptateur HB-505 permet de conserver le câblage de l’ancien socle.',
        },
        {
          question: 'Qui peut mettre en service un système de détection incendie ?',
          answer:
            'Une entreprise titulaire de la certification exigée par votre réglementation nationale, avec du personnel formé à la gamme de centrales. Nous formons le vôtre en trois jours ou envoyons nos techniciens.',
        },
        {
          question: 'Puis-je retourner le matériel restant ?',
          answer:
            'Les appareils de stock en emballage scellé sont repris sous 60 jours à leur pleine valeur. Les armoires, les câbles coupés et les appareils à adresse préréglée sont faits sur mesure et ne sont pas repris.',
        },
      ],
    },
    desk: {
      title: 'Vous êtes devant l’armoire ?',
      text: 'Lisez-nous le numéro de l’étiquette. Un technicien retrouve le schéma et reste en ligne.',
      phone: '+33 1 99 00 01 61',
      action: { label: 'Voir tous les contacts', href: '/contact-us' },
    },
  },
  services: {
    title: 'Services aux projeteurs, installateurs et exploitants',
    description:
      'Aide aux études, armoires, mise en service, vérification incendie, remplacement de compteurs et formation en technique du bâtiment.',
    lead: 'Un bâtiment se conçoit en deux ans et s’exploite pendant quarante. Nous vous aidons dans les deux phases, à la journée ou sous contrat.',
    offers: [
      {
        title: 'Aide aux études',
        text: 'Listes de points, schémas et descriptifs tirés de votre plan d’étage, vérifiés par un projeteur de votre métier. Dix jours ouvrés.',
        icon: 'file',
      },
      {
        title: 'Armoires électriques',
        text: 'Armoires de régulation câblées, repérées et testées selon EN 61439, livrées en quatre semaines avec schéma et procès-verbal d’essai.',
        icon: 'box',
      },
      {
        title: 'Mise en service',
        text: 'Des techniciens en chauffage, incendie et accès, réservés à la journée. Chaque point est testé et signé avant la réception.',
        icon: 'check',
      },
      {
        title: 'Vérification incendie',
        text: 'Vérifications trimestrielles et annuelles selon EN 54 et la réglementation nationale, avec un registre lisible par votre assureur.',
        icon: 'alert',
      },
      {
        title: 'Remplacement de compteurs',
        text: 'Compteurs de chaleur, d’eau et d’électricité remplacés avant la fin de leur validité. Index de dépose et de pose photographiés.',
        icon: 'refresh',
      },
      {
        title: 'Formation',
        text: 'Cours sur les régulateurs, les centrales et le comptage dans 14 villes et en ligne, avec une attestation reconnue par votre administration.',
        icon: 'book',
      },
    ],
    sections: [
      {
        heading: 'Contrats de maintenance',
        paragraphs: [
          'Trois niveaux, un prix par appareil et par an : vérification seule, vérification avec réparation, ou exploitation complète avec délai d’intervention garanti. Vous pouvez commencer par un système et en ajouter d’autres ensuite.',
          'Le délai d’intervention est de quatre heures pour l’incendie, de huit heures pour le chauffage en hiver et d’un jour ouvré pour le reste. Tout retard vous est crédité.',
        ],
      },
      {
        heading: 'Rénover sans fermer le bâtiment',
        paragraphs: [
          'Anciens et nouveaux régulateurs peuvent partager un bus pendant la durée des travaux. Nous planifions le passage étage par étage, le plus souvent hors des heures de bureau, et chaque étage fonctionne au matin.',
        ],
      },
    ],
  },
  about: {
    title: 'À propos de Halden Building Technologies',
    description:
      'Halden Building Technologies fabrique régulation, détection incendie, accès et comptage pour le bâtiment, dans trois pays.',
    lead: 'Nous fabriquons les appareils discrets, ceux que personne ne remarque tant que les pièces sont chaudes, que les portes s’ouvrent et que les alarmes sont vraies.',
    figures: [
      { value: '86 000', label: 'bâtiments équipés d’au moins un régulateur Halden' },
      { value: '3', label: 'usines : Linz, Wrocław et Guadalajara' },
      { value: '540', label: 'techniciens de maintenance dans 19 pays' },
    ],
    quote: {
      text: 'Le meilleur poste de supervision est celui où l’on boit son café chaud. C’est pour cette heure-là que nous concevons, pas pour la démonstration.',
      author: 'Matthias Ebner',
      role: 'Directeur produits, Halden Building Technologies',
    },
    sections: [
      {
        heading: 'Partis de la chaufferie',
        paragraphs: [
          'Le premier produit, en 1964, était une vanne de chauffage à régulation climatique pour les grands ensembles. La détection incendie a suivi en 1979, le contrôle d’accès en 1996, et le premier régulateur réunissant les trois en 2008.',
          'La plupart de nos ingénieurs ont commencé comme installateurs. Cela se voit aux détails : des bornes qui se manient avec des gants, des capots qui ferment même quand l’armoire est pleine.',
        ],
      },
      {
        heading: 'Faits pour durer',
        paragraphs: [
          'Nos appareils sont conçus pour être ouverts. Cartes, relais et afficheurs sont des pièces de rechange distinctes, fournies pendant quinze ans après la dernière livraison d’une gamme.',
          'Des déclarations environnementales selon EN 15804 sont publiées pour 410 appareils, avec les valeurs que demandent les certifications de bâtiments.',
        ],
      },
      {
        heading: 'Protocoles ouverts',
        paragraphs: [
          'Les listes de points et les noms d’objets appartiennent au propriétaire du bâtiment. Nous les remettons avec l’installation, dans un fichier que tout intégrateur peut ouvrir.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'hb-640-knx-secure-certified',
      date: '2026-11-17',
      title: 'Le HB-640 certifié KNX Secure',
      summary:
        'Le micrologiciel 4.2 chiffre le bus entre régulateurs d’ambiance et boîtiers de commande. Les appareils en place acceptent la mise à jour.',
      paragraphs: [
        'Le régulateur d’ambiance HB-640 a réussi l’essai KNX Secure avec le micrologiciel 4.2. Les télégrammes entre régulateurs, boîtiers de commande et passerelle sont désormais authentifiés et chiffrés, comme l’exigent depuis l’été de nombreux marchés publics.',
        'Tous les appareils fabriqués depuis janvier 2023 acceptent la mise à jour par le réseau. Comptez environ trois minutes par régulateur ; pendant ce temps, les sorties gardent leur dernière position.',
        'Les clés sont créées dans l’outil de mise en service et imprimées sur une étiquette à coller sur la porte de l’armoire. En cas de perte du fichier de projet, le bâtiment peut être relu à partir des étiquettes.',
      ],
    },
    {
      slug: 'askersby-schools-first-heating-season',
      date: '2026-11-05',
      title: 'Écoles d’Askersby : la première saison de chauffe en chiffres',
      summary: 'Sept écoles ont consommé 26 % de chaleur en moins après rénovation, surtout grâce à trois mesures simples.',
      paragraphs: [
        'La ville d’Askersby a équipé sept écoles de régulateurs d’ambiance HB-640 et de servomoteurs de vanne HB-118 à l’été 2025. Corrigée du climat, la première saison s’est achevée 26 % sous la moyenne des trois années précédentes.',
        'Près de la moitié de l’économie vient des horaires : on chauffe pour les cours, non plus pour les heures d’ouverture. L’équilibrage hydraulique a apporté un quart de plus, et les contacts de fenêtre l’essentiel du reste.',
        'Tout n’a pas fonctionné d’emblée. Dans deux gymnases, des filets masquaient les détecteurs de présence, qu’il a fallu déplacer. La ville a publié son rapport de mesure et communique ses modèles de pièces sur demande.',
      ],
    },
    {
      slug: 'hb-200-detectors-last-orders',
      date: '2026-10-19',
      title: 'Détecteurs de fumée HB-200 : dernières commandes jusqu’au 30 juin 2027',
      summary: 'La gamme HB-215 prend le relais sur le même socle. Les têtes de rechange restent disponibles jusqu’en 2042.',
      paragraphs: [
        'Après 17 ans, nous arrêtons la production du détecteur optique de fumée HB-200. Les commandes sont acceptées jusqu’au 30 juin 2027 et livrées jusqu’à la fin de la même année.',
        'Son successeur, le HB-215, se monte sur le socle en place et répond à la même adresse. Les centrales à partir de la HB-F4 le reconnaissent sans mise à jour ; les plus anciennes nécessitent le micrologiciel 3.8.',
        'Les têtes de rechange pour les installations existantes restent disponibles jusqu’en 2042. Les boucles mixtes sont autorisées et couvertes par le certificat.',
      ],
    },
  ],
  contact: {
    title: 'Contacter Halden Building Technologies',
    description:
      'Joindre directement l’assistance technique, les études et le dépannage incendie d’urgence de Halden Building Technologies.',
    lead: 'Trois lignes pour trois sortes de questions. Si vous êtes sur place, appelez la première : ceux qui répondent ont un tournevis dans le tiroir.',
    desks: [
      { name: 'Assistance technique', phone: '+33 1 99 00 01 61', hours: 'Du lundi au samedi, 6 h 30 à 20 h' },
      { name: 'Études et devis', phone: '+33 1 99 00 01 64', hours: 'Du lundi au vendredi, 8 h à 17 h' },
      { name: 'Urgences système incendie', phone: '+33 1 99 00 01 69', hours: 'Tous les jours, 24 h sur 24' },
    ],
    sections: [
      {
        heading: 'Salles d’exposition',
        paragraphs: [
          'À Linz, Wrocław et Guadalajara, vous touchez ce que vous prescrivez : une pièce chauffée, une boucle de détection et une porte avec tous nos lecteurs. Visites sur rendez-vous, deux heures suffisent.',
        ],
      },
      {
        heading: 'Avant d’appeler',
        paragraphs: [
          'Le numéro à huit chiffres sur le côté de l’appareil nous indique la date de fabrication, le micrologiciel et le projet auquel il a été livré. Une photo de l’étiquette convient aussi.',
        ],
      },
    ],
  },
}
