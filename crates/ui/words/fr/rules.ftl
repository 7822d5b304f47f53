### The rules of the games, in our own words. An empty line begins a new paragraph.

## The Magic Labyrinth
rules-magic-labyrinth-1-title = Le but du jeu
rules-magic-labyrinth-1 =
    De deux à quatre magiciens se promènent dans un jardin de 36 cases et cherchent tous le même symbole. Sous le jardin se dressent des murs que personne ne voit.

    Qui atteint le symbole avant les autres gagne son jeton. Avec cinq jetons, on gagne la partie. Retiens donc chaque mur : ceux que tu as trouvés, et ceux où les autres se sont cognés.
rules-magic-labyrinth-2-title = Le jardin
rules-magic-labyrinth-2 =
    Le jardin compte six rangées de six cases, et 24 d’entre elles portent un symbole. Chaque magicien commence dans un coin à lui : c’est sa maison.

    Entre deux cases voisines, il peut y avoir un mur caché. Avec 19 murs, le labyrinthe est facile ; avec 24, il est difficile. On peut toujours aller de n’importe quelle case à n’importe quelle autre, et aucun coin n’est beaucoup plus loin des symboles qu’un autre.
rules-magic-labyrinth-3-title = À ton tour
rules-magic-labyrinth-3 =
    Lance le dé : il montre 1, 2, 3 ou 4. Fais ensuite jusqu’à autant de pas, chacun vers une case voisine : en haut, en bas, à gauche ou à droite, jamais en diagonale.

    Tu peux tourner comme tu veux et t’arrêter plus tôt. Pas question de tâter le mur d’abord : un pas fait est fait.
rules-magic-labyrinth-4-title = Plonk !
rules-magic-labyrinth-4 =
    S’il y a un mur sur ton chemin, la bille sous ton magicien se détache. Il retourne dans son coin, et ton tour est fini.

    Le mur brille un instant et tout le monde le voit. Puis il est de nouveau caché.
rules-magic-labyrinth-5-title = Symboles et jetons
rules-magic-labyrinth-5 =
    Un jeton montre le symbole que tout le monde cherche. Quand tu arrives sur sa case, le jeton est à toi et ton tour s’arrête ; pas besoin que ce soit ton dernier pas.

    Puis on tire le jeton suivant. Si un magicien se trouve déjà sur son symbole, il le reçoit en cadeau et on en tire un autre.
rules-magic-labyrinth-6-title = Quand d’autres sont sur le chemin
rules-magic-labyrinth-6 =
    Tu peux passer sur les cases où il y a quelqu’un, mais pas t’y arrêter. C’est pourquoi un pas vers une case occupée n’est permis que si tu pourrais encore aller jusqu’à une case libre.

    Une seule exception : si quelqu’un est dans ton coin quand tu dois rentrer, vous le partagez jusqu’à ce que l’un de vous s’en aille.
rules-magic-labyrinth-7-title = La fin
rules-magic-labyrinth-7 =
    Dès qu’on a cinq jetons, on a gagné. Alors les murs apparaissent, et chacun peut voir où il s’est cogné.

    En solo, tu joues contre les tours : combien t’en faut-il pour cinq jetons ?
rules-magic-labyrinth-8-title = Pour petits et grands
rules-magic-labyrinth-8 =
    Avec de jeunes enfants, laissez visibles les murs où quelqu’un s’est cogné, et marquez les passages déjà empruntés. Trois jetons font une partie courte.

    Pour corser le jeu : cachez 24 murs, mélangez les symboles ou construisez un labyrinthe à la main. Il est tourné avant la partie : même la personne qui l’a construit ne sait plus comment il est posé.

## Magic Maze
rules-magic-maze-1-title = Le but du jeu
rules-magic-maze-1 =
    Quatre héros se glissent dans un centre commercial. Ils veulent une épée, une potion, un arc et une hache, et ressortir avant que le sable se soit écoulé.

    Vous jouez tous ensemble, en même temps et sans tour de jeu. Vous gagnez ensemble ou vous perdez ensemble. Et la plupart du temps, personne ne doit dire un mot.
rules-magic-maze-2-title = Ce que tu peux faire
rules-magic-maze-2 =
    Aucun héros n’est à quelqu’un : tout le monde peut déplacer les quatre. Mais ta tuile d’action dit comment. Une personne ne peut déplacer les héros que vers le haut, une autre seulement vers la gauche, une troisième peut explorer.

    On a donc toujours besoin des autres. Regarde ce qu’il faut aux héros, et fais ta part au bon moment.
rules-magic-maze-3-title = Comment les héros se déplacent
rules-magic-maze-3 =
    Un héros avance tout droit, aussi loin que tu veux, mais ni à travers les murs, ni à travers les portes fermées, ni à travers d’autres héros. Il n’y a jamais plus d’un héros par case.

    Un escalator mène un héros d’un bout à l’autre. Un vortex s’atteint de partout : si tu as le vortex sur ta tuile, tu peux envoyer un héros sur un vortex libre de sa couleur.
rules-magic-maze-4-title = Explorer
rules-magic-maze-4 =
    Au début, il n’y a que la première tuile du centre commercial. À ses portes se trouvent des cases d’exploration, chacune de la couleur d’un héros.

    Quand un héros est sur une case de sa couleur, qui a le droit d’explorer pose la tuile suivante derrière cette porte. Dès lors, tout le monde peut passer, dans les deux sens.
rules-magic-maze-5-title = Le sable
rules-magic-maze-5 =
    Le sablier contient trois minutes de sable. Il démarre à la première action et ne s’arrête jamais. Quand tout est tombé, c’est perdu.

    Un héros qui entre sur une case sablier retourne le sablier. Le sable déjà tombé devient votre temps : plus vous attendez, plus vous gagnez. Mais si vous attendez trop, c’est fini. Chacune de ces cases ne sert qu’une fois.
rules-magic-maze-6-title = Chut !
rules-magic-maze-6 =
    Avant la première action, parlez autant que vous voulez. Ensuite, seulement quand le sablier vient d’être retourné, et jusqu’à la prochaine action. Le sable, lui, ne vous attend pas.

    On peut toujours regarder quelqu’un. Et il y a le pion : pose-le devant quelqu’un qui devrait faire quelque chose. Quoi ? Il ne le dit pas. Dans le premier scénario, vous pouvez parler du début à la fin.
rules-magic-maze-7-title = Le vol et la fuite
rules-magic-maze-7 =
    Quand les quatre héros sont en même temps sur les objets de leur couleur, ils les prennent. Y être passé plus tôt ne compte pas.

    Alors l’alarme se déclenche. Plus aucun vortex ne marche, et chaque héros doit rejoindre une sortie. Quand le dernier est dehors, vous avez gagné.
rules-magic-maze-8-title = Les scénarios
rules-magic-maze-8 =
    Commencez par le premier. Les numéros 2 à 7 apportent chacun une petite nouveauté, qui reste ensuite. Les numéros 8 à 17 sont des défis : dans l’ordre que vous voulez, avec autant de tuiles que vous l’osez.

    Le centre commercial change à chaque fois, car les tuiles sont mélangées.
rules-magic-maze-9-title = En solo
rules-magic-maze-9 =
    En solo, tu as une pile de sept tuiles d’action, une pour chaque chose à faire. Retourne la suivante quand tu veux : celle du dessus est ce que tu peux faire, avec n’importe quel héros et aussi souvent que tu veux.

    Quand tu arrives au bout, la pile recommence dans le même ordre. Quand le sablier est retourné, elle est mélangée. Tous les scénarios se jouent en solo, sauf le neuvième.

## Labyrinth, the card game
rules-labyrinth-cards-1-title = Le but du jeu
rules-labyrinth-cards-1 =
    De deux à six personnes posent côte à côte des cartes avec des chemins et des trésors. Qui relie par un chemin deux cartes montrant le même trésor peut en prendre une.

    Le labyrinthe grandit et rétrécit donc sans cesse. À la fin, qui a le plus de cartes gagne.
rules-labyrinth-cards-2-title = Les cartes
rules-labyrinth-cards-2 =
    Il y a 50 cartes carrées. Chacune montre un chemin qui mène à deux, trois ou quatre de ses côtés, et deux trésors sur ce chemin.

    Il y a 25 trésors, chacun sur quatre cartes différentes. Jamais deux cartes ne montrent les deux mêmes trésors.
rules-labyrinth-cards-3-title = Au début
rules-labyrinth-cards-3 =
    Chaque personne a deux cartes que les autres ne voient pas. Quatre cartes forment un carré au milieu ; leurs chemins n’ont pas besoin de se rejoindre. Les autres forment la pioche.
rules-labyrinth-cards-4-title = Poser une carte
rules-labyrinth-cards-4 =
    À ton tour, tu poses une de tes deux cartes sur une place libre, à côté d’une carte déjà là. Tu peux la tourner comme tu veux.

    Un de ses chemins au moins doit rejoindre celui d’une voisine. Sur les autres côtés, un chemin peut très bien finir contre un bord. Les cartes se touchent bord à bord, jamais décalées.

    Si aucune carte posée ne mène à une place libre, tu peux poser la tienne contre n’importe quel côté. C’est rare.
rules-labyrinth-cards-5-title = Trouver des trésors
rules-labyrinth-cards-5 =
    Suis maintenant les chemins depuis ta nouvelle carte. Si l’un d’eux mène à une carte qui montre un de ses deux trésors, les deux sont reliées. Peu importe la longueur du chemin et ce qui s’y trouve d’autre.
rules-labyrinth-cards-6-title = Prendre des cartes
rules-labyrinth-cards-6 =
    Tu peux prendre toutes les cartes ainsi reliées : chacune vaut un point. La carte que tu viens de poser reste.

    On prend une carte après l’autre, et celles qui restent doivent toujours tenir ensemble par leurs côtés. Certaines cartes ne partent donc qu’après d’autres, et certaines pas du tout. Un chemin qui passait par une carte que tu viens de prendre compte encore.

    Rien ne t’oblige à prendre. Pour plus de difficulté, coupez l’aide : à toi de trouver les cartes, et une erreur met fin à ton tour.
rules-labyrinth-cards-7-title = Piocher
rules-labyrinth-cards-7 =
    À la fin de ton tour, tu pioches pour avoir de nouveau deux cartes. Quand la pioche est vide, tu continues avec ce qui te reste.
rules-labyrinth-cards-8-title = La fin
rules-labyrinth-cards-8 =
    Quand toutes les cartes ont été jouées, la partie est finie. Qui a pris le plus de cartes gagne ; en cas d’égalité, la victoire est partagée.

    Une partie courte se joue avec deux fois moins de cartes. Chaque trésor est alors sur deux d’entre elles.

## Mago Magino
rules-mago-magino-1-title = Le but du jeu
rules-mago-magino-1 =
    De deux à cinq personnes ont chacune deux enfants. Ils traversent la sombre forêt jusqu’à une cachette pleine de cristaux et les rapportent à la maison par la longue prairie. Qui rapporte trois cristaux avant les autres gagne.

    Mais la sorcière change les enfants en grenouilles, et toutes les grenouilles se ressemblent. Qui sait encore laquelle est la sienne ?
rules-mago-magino-2-title = La ronde
rules-mago-magino-2 =
    Le chemin fait une ronde : la maison du magicien, trois cases de forêt, la cachette aux cristaux, puis neuf cases de prairie jusqu’à la maison.

    Tous les enfants et le magicien commencent dans la maison. On peut être aussi nombreux qu’on veut sur une case.
rules-mago-magino-3-title = À ton tour
rules-mago-magino-3 =
    Lance le dé. Avec un nombre, avance un de tes enfants ou le magicien d’autant de cases. Ou bien fais sauter une grenouille, n’importe laquelle, d’une case.

    Avec la sorcière, on fait d’abord tourner la flèche. Puis tu avances d’une case un de tes enfants, le magicien ou n’importe quelle grenouille.

    Un déplacement va dans un seul sens et utilise tous ses points. Seule la maison, et pour un enfant la cachette, permet de s’arrêter plus tôt. On ne passe pas son tour : le magicien peut toujours bouger.
rules-mago-magino-4-title = Qui va où
rules-mago-magino-4 =
    La forêt ne se traverse que dans un sens, de la maison à la cachette. Dans la prairie, on va dans les deux sens.

    Un enfant avec un cristal n’entre pas dans la forêt. Le magicien reste dans la prairie et dans la maison. Une grenouille saute d’une case, quoi que dise le dé ; si elle a sauté au tour d’avant, elle ne peut pas revenir aussitôt.
rules-mago-magino-5-title = Les cristaux
rules-mago-magino-5 =
    Un enfant qui finit son déplacement dans la cachette peut prendre un cristal, un seul à la fois. Un cristal perdu en route se ramasse là où un enfant commence ou finit son déplacement, mais pas en passant.

    Un enfant qui arrive à la maison avec un cristal le livre : il est à toi pour de bon, et l’enfant peut repartir.
rules-mago-magino-6-title = La sorcière
rules-mago-magino-6 =
    Quand la flèche montre une case, chaque enfant qui s’y trouve devient une grenouille et lâche son cristal. Si elle montre la forêt, c’est toute la forêt.

    Dans la maison, personne n’est ensorcelé. Et là où se tient le magicien, personne ne risque rien.
rules-mago-magino-7-title = Les grenouilles
rules-mago-magino-7 =
    Quand un enfant est ensorcelé, on voit une seule fois quelle grenouille il est devenu. Ensuite, une grenouille est une grenouille, et personne n’a le droit de regarder à qui elle est. Ne quitte pas les tiennes des yeux !

    Une grenouille redevient un enfant quand elle arrive à la maison, quand elle saute là où se tient le magicien, ou quand le magicien finit son déplacement près d’elle. Alors tout le monde voit qui c’était.
rules-mago-magino-8-title = Encore une fois
rules-mago-magino-8 =
    Si ton déplacement a délivré au moins un enfant, tu peux relancer le dé, peu importe à qui il est. Cela peut arriver plusieurs fois de suite. Tu peux aussi finir ton tour.
rules-mago-magino-9-title = La fin
rules-mago-magino-9 =
    Qui livre son troisième cristal gagne aussitôt. Dans une partie courte, deux suffisent.

    Pour corser le jeu, faites mélanger les grenouilles : celles qui se rencontrent sur une case sont confondues, et même en regardant bien on s’y perd.

## The scenarios of Magic Maze
scenario-1-title = La première visite
scenario-1 = Découvrez le centre commercial avec neuf tuiles : les quatre héros sortent par la sortie violette. Vous pouvez parler autant que vous voulez.
scenario-2-title = Quatre sorties
scenario-2 = Chaque héros a maintenant une sortie de sa couleur, et trois d’entre elles sont sur de nouvelles tuiles. On ne parle plus que quand le sablier vient d’être retourné.
scenario-3-title = Fais passer
scenario-3 = Chaque fois que le sablier est retourné, chaque tuile d’action passe à gauche. Regarde tout de suite ce que tu peux faire maintenant.
scenario-4-title = Petits trous, grandes voix
scenario-4 = Seul le nain passe par les petits trous dans les murs. Et quand l’elfe explore, les haut-parleurs vous permettent de parler.
scenario-5-title = La boule de cristal
scenario-5 = Si le magicien est sur une boule de cristal, qui a le droit d’explorer pose jusqu’à deux tuiles à des portes ouvertes, aussi loin soient-elles. Sur la première tuile, il n’y a plus de vortex.
scenario-6-title = Les caméras
scenario-6 = Tant que deux caméras ou plus fonctionnent, aucun héros ne peut entrer sur une case sablier. Le barbare éteint une caméra en allant dessus.
scenario-7-title = Des yeux partout
scenario-7 = Les quatre caméras se cachent maintenant parmi les tuiles. Le centre commercial est plus grand que jamais, et le barbare a fort à faire.
scenario-8-title = La pile ouverte
scenario-8 = Les tuiles sont face visible : tout le monde voit ce qui vient. Demandez-vous derrière quelle porte il faut la mettre.
scenario-9-title = Qui mène ?
scenario-9 = Une personne n’a pas de tuile d’action, mais elle seule peut poser le pion devant les autres. Quand les tuiles passent, ce rôle passe aussi ; de trois à neuf personnes.
scenario-10-title = Tout à l’envers
scenario-10 = Pour tromper les gardiens, chaque héros prend un objet qui n’est pas le sien. Puis chacun part par une sortie d’une autre couleur, et chaque sortie ne sert qu’à un seul.
scenario-11-title = Le centre qui rétrécit
scenario-11 = Avant le vol, chaque fois que le sablier est retourné, il faut enlever deux tuiles, et le reste doit tenir ensemble. Si c’est impossible, c’est perdu.
scenario-12-title = Avec les mains
scenario-12 = Même quand on peut parler, il n’y a pas de mots. Vous pouvez montrer du doigt et faire des signes.
scenario-13-title = Deux centres commerciaux
scenario-13 = Deux héros commencent dans un centre et deux dans un autre, et seuls les vortex mènent de l’un à l’autre. Les quatre ne sont jamais dans le même.
scenario-14-title = Pas un mot
scenario-14 = Dès la première action, on ne parle plus du tout, même quand le sablier est retourné. Il vous reste le pion et les yeux.
scenario-15-title = Rien qu’avec les yeux
scenario-15 = On ne parle pas, et il n’y a pas de pion non plus. Il ne reste que le regard.
scenario-16-title = Pas de raccourci
scenario-16 = Aucun vortex ne marche. Il faut faire tous les chemins à pied.
scenario-17-title = Pas de cohue
scenario-17 = Deux héros ne sont jamais sur la même tuile, sauf sur la première. Qui atteint une sortie y reste, et personne d’autre ne peut venir sur cette tuile.
