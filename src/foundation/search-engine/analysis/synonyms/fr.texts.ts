/** Synonyms of the trade, short and long ones; one thing a line. */
export const fr = `
capteur de pression = transmetteur de pression
capteur de température = sonde de température
manomètre = indicateur de pression
vanne d’arrêt = vanne d’isolement = vanne tout ou rien
vanne de réglage = vanne de régulation
débitmètre = compteur de débit
inox = acier inoxydable
détecteur de proximité = capteur de proximité = capteur inductif = détecteur inductif
fin de course = interrupteur de position
microrupteur = micro-interrupteur
arrêt d’urgence = bouton d’urgence
barrière immatérielle = rideau lumineux
colonne lumineuse = colonne de signalisation
avertisseur sonore = sirène = klaxon
douchette = lecteur de codes-barres = scanner
imprimante d’étiquettes = étiqueteuse
alarme incendie = détecteur d’incendie
détecteur de mouvement = détecteur de présence
caméra de surveillance = caméra dôme
armoire électrique = armoire de commande = coffret électrique
boîte de dérivation = boîte de jonction
boîte noire = enregistreur de vol = enregistreur de paramètres de vol
lampe = luminaire = feu
wifi = wi-fi = sans fil
automate = plc
revendeur = distributeur = concessionnaire
remplacement = équivalent = substitut
jeu de joints = kit de joints = pochette de joints = kit de réparation = joints de rechange
kit de montage = support = équerre = fixation
câble de raccordement = câble de connexion = câble = cordon
bloc-batterie = batterie = accumulateur
accessoires = accessoire = jeu de joints = kit de montage = câble de raccordement = bloc-batterie`
