BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE components (
	digest VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	tables TEXT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "components" VALUES('fd13a845229d9395','clocks','{"start_money":{"forward":{"value":6,"source":"rulebook"},"backward":{"value":10,"source":"rulebook"}},"dice":{"white":{"value":12,"source":"rulebook"},"grey":{"value":12,"source":"rulebook"},"black":{"value":12,"source":"rulebook"},"red":{"value":12,"source":"rulebook"}},"colours":{"white":{"effect":"plain","source":"proposal"},"grey":{"effect":"plain","source":"proposal"},"black":{"effect":"free_skip","source":"public"},"red":{"effect":"any_difference","source":"proposal"}},"hours":{"1":{"coins":2,"source":"proposal"},"2":{"action":"reroll","source":"proposal"},"3":{"action":"nudge","source":"proposal"},"4":{"action":"flip","source":"proposal"},"5":{"action":"swap","source":"proposal"},"6":{"coins":2,"source":"proposal"},"7":{"coins":2,"source":"proposal"},"8":{"action":"reroll","source":"proposal"},"9":{"action":"nudge","source":"proposal"},"10":{"action":"flip","source":"proposal"},"11":{"action":"swap","source":"proposal"},"12":{"coins":2,"source":"proposal"}},"free_action":{"coins":{"value":1,"source":"proposal"}},"prices":{"reroll":{"value":2,"source":"proposal"},"nudge":{"value":4,"source":"proposal"},"flip":{"value":4,"source":"proposal"},"swap":{"value":5,"source":"proposal"}},"returned_die":{"coins":{"value":1,"source":"rulebook"}},"red_variant":{"coins":{"value":2,"source":"proposal"}},"score":{"perfect_die":{"value":2,"source":"proposal"},"neighbours":{"value":1,"source":"proposal"},"colour_set":{"value":2,"source":"public"}},"solo_grades":{"fair":{"value":25,"source":"proposal"},"good":{"value":29,"source":"proposal"},"precise":{"value":32,"source":"proposal"}}}');
INSERT INTO "components" VALUES('c56fb3a9047c0962','clockworker','{"set_up":{"robots":{"value":6,"source":"rulebook"}},"start_gears":{"2":{"values":[4,4],"source":"rulebook"},"3":{"values":[3,3,4],"source":"rulebook"},"4":{"values":[3,3,4,5],"source":"rulebook"}},"end_depth":{"2":{"value":6,"source":"rulebook"},"3":{"value":8,"source":"rulebook"},"4":{"value":10,"source":"rulebook"}},"charge":{"gears":{"value":2,"source":"rulebook"}},"marker":{"gears":{"value":1,"source":"rulebook"}},"cards":{"second_factory":{"value":6,"source":"rulebook"},"last_round":{"value":12,"source":"rulebook"}},"rounds":{"most":{"value":100,"source":"proposal"}},"starter":{"cost":0,"slots":["2 gear","2 gear","2 gear","robot"],"for_two":true,"source":"proposal"},"factories":{"F01":{"cost":1,"slots":["red","gear","red"],"source":"proposal"},"F02":{"cost":1,"slots":["green","gear","green"],"source":"proposal"},"F03":{"cost":1,"slots":["blue","gear","blue"],"source":"proposal"},"F04":{"cost":1,"slots":["gear","red","gear","green"],"source":"proposal"},"F05":{"cost":1,"slots":["gear","green","gear","blue"],"source":"proposal"},"F06":{"cost":1,"slots":["gear","blue","gear","red"],"source":"proposal"},"F07":{"cost":1,"slots":["gear","gear","2 gear"],"source":"proposal"},"F08":{"cost":1,"slots":["gear","gear","2 gear"],"source":"proposal"},"F09":{"cost":1,"slots":["gear","gear","robot"],"source":"proposal"},"F10":{"cost":1,"slots":["gear","red","green","red"],"for_two":true,"source":"proposal"},"F11":{"cost":1,"slots":["gear","green","blue","green"],"for_two":true,"source":"proposal"},"F12":{"cost":1,"slots":["gear","blue","red","blue"],"for_two":true,"source":"proposal"},"F13":{"cost":3,"slots":["red","green","2 red"],"for_two":true,"source":"proposal"},"F14":{"cost":3,"slots":["green","blue","2 green"],"for_two":true,"source":"proposal"},"F15":{"cost":3,"slots":["blue","red","2 blue"],"for_two":true,"source":"proposal"},"F16":{"cost":2,"slots":["gear","2 gear","gear","2 gear","2 gear"],"source":"proposal"},"F17":{"cost":2,"slots":["gear","2 gear","gear","2 gear","2 gear"],"source":"proposal"},"F18":{"cost":2,"slots":["gear","2 gear","gear","robot"],"for_two":true,"source":"proposal"},"F19":{"cost":2,"slots":["gear","2 gear","gear","robot"],"source":"proposal"},"F20":{"cost":2,"slots":["gear","gear","gold","gold"],"for_two":true,"source":"proposal"},"F21":{"cost":3,"slots":["red","green","2 gear","red","blue"],"for_two":true,"source":"proposal"},"F22":{"cost":3,"slots":["green","blue","2 gear","green","red"],"for_two":true,"source":"proposal"},"F23":{"cost":3,"slots":["blue","red","2 gear","blue","green"],"for_two":true,"source":"proposal"},"F24":{"cost":4,"slots":["red","gear","2 green","2 red"],"for_two":true,"source":"proposal"},"F25":{"cost":4,"slots":["green","gear","2 blue","2 green"],"for_two":true,"source":"proposal"},"F26":{"cost":4,"slots":["blue","gear","2 red","2 blue"],"for_two":true,"source":"proposal"},"F27":{"cost":4,"slots":["gear","gold","2 gear","gold"],"for_two":true,"source":"proposal"},"F28":{"cost":4,"slots":["gear","gold","2 gear","gold"],"source":"proposal"},"F29":{"cost":4,"slots":["gear","robot","2 gear","robot"],"for_two":true,"source":"proposal"},"F30":{"cost":4,"slots":["gear","robot","2 gear","robot"],"source":"proposal"},"F31":{"cost":4,"slots":["red","green","blue","2 gear","gold"],"for_two":true,"source":"proposal"},"F32":{"cost":5,"slots":["red","2 gear","green","2 red","gold"],"for_two":true,"source":"proposal"},"F33":{"cost":5,"slots":["green","2 gear","blue","2 green","gold"],"for_two":true,"source":"proposal"},"F34":{"cost":5,"slots":["blue","2 gear","red","2 blue","gold"],"for_two":true,"source":"proposal"},"F35":{"cost":4,"slots":["red","green","blue","red + green","green + blue","blue + red"],"source":"proposal"},"F36":{"cost":6,"slots":["2 gear","gold","robot","2 gear","gold"],"for_two":true,"source":"proposal"},"F37":{"cost":6,"slots":["2 gear","gold","robot","2 gear","gold"],"source":"proposal"},"F38":{"cost":6,"slots":["red","2 gear","green","2 red","robot","green + blue"],"for_two":true,"source":"proposal"},"F39":{"cost":6,"slots":["green","2 gear","blue","2 green","robot","blue + red"],"for_two":true,"source":"proposal"},"F40":{"cost":6,"slots":["blue","2 gear","red","2 blue","robot","red + green"],"for_two":true,"source":"proposal"}},"artifacts":{"mechanical-god":{"copies":1,"abilities":[{"at_end":{"points":10,"from_cards":12}}],"source":"rulebook","for_two":{"copies":1,"source":"public"},"price":{"cost":"red + 2 green + blue","points":0,"source":"proposal"}},"rescue-ship":{"copies":1,"abilities":[{"at_end":{"points":1,"per":"factory"}}],"source":"rulebook","for_two":{"copies":1,"source":"public"},"price":{"cost":"7 green","points":0,"source":"proposal"}},"robot-government":{"copies":1,"abilities":[{"at_end":{"points":1,"per":"robot"}}],"source":"rulebook","for_two":{"copies":1,"source":"public"},"price":{"cost":"9 green","points":0,"source":"proposal"}},"new-world":{"copies":1,"abilities":[{"at_end":{"points":6,"per":"artifact","every":2}}],"source":"rulebook","for_two":{"copies":1,"source":"public"},"price":{"cost":"12 red","points":0,"source":"proposal"}},"extended-memory":{"copies":2,"abilities":[{"when_gaining":{"card":"artifact","gain":"2 point"}}],"source":"rulebook","for_two":{"copies":1,"source":"public"},"price":{"cost":"6 green","points":3,"source":"proposal"}},"megaphone":{"copies":2,"abilities":[{"when_gaining":{"card":"factory","gain":"3 point"}}],"source":"rulebook","for_two":{"copies":1,"source":"public"},"price":{"cost":"9 red","points":0,"source":"proposal"}},"emotion-study":{"copies":2,"abilities":[{"when_gaining":{"card":"archive","gain":"3 point"}}],"source":"rulebook","for_two":{"copies":1,"source":"public"},"price":{"cost":"6 blue","points":0,"source":"proposal"}},"dish-antenna":{"copies":2,"abilities":[{"archive_discount":{"units":1}}],"source":"rulebook","for_two":{"copies":1,"source":"public"},"price":{"cost":"3 green + 2 blue","points":3,"source":"proposal"}},"emergency-kit":{"copies":2,"abilities":[{"at_once":{"gain":"5 gear"}}],"source":"rulebook","for_two":{"copies":1,"source":"public"},"price":{"cost":"red + 2 green + blue","points":4,"source":"proposal"}},"vending-machine":{"copies":2,"abilities":[{"any_time":{"pay":"2 gear","gain":"gold"}}],"source":"rulebook","for_two":{"copies":1,"source":"public"},"price":{"cost":"2 red + 5 blue","points":1,"source":"proposal"}},"extra-arm":{"copies":2,"abilities":[{"retrieval_extra":{"kind":"gear","more":1}}],"source":"rulebook","for_two":{"copies":1,"source":"public"},"price":{"cost":"3 red + 2 green","points":5,"source":"proposal"}},"duplicator":{"copies":2,"abilities":[{"retrieval_copy":{"pay":"gear"}}],"source":"rulebook","for_two":{"copies":1,"source":"public"},"price":{"cost":"3 green + 3 blue","points":1,"source":"proposal"}},"spare-cpu":{"copies":2,"abilities":[{"once_per_turn":{"kind":"robot","gain":"gold"}}],"source":"rulebook","for_two":{"copies":1,"source":"public"},"price":{"cost":"3 red + 2 blue","points":6,"source":"proposal"}},"product-ai":{"copies":2,"abilities":[{"when_gaining":{"card":"factory","gain":"robot"}}],"source":"rulebook","for_two":{"copies":1,"source":"public"},"price":{"cost":"3 red + 2 blue","points":4,"source":"proposal"}},"synchroniser":{"copies":2,"abilities":[{"any_slot":{}}],"source":"rulebook","for_two":{"copies":1,"source":"public"},"price":{"cost":"2 red + 2 green + 3 blue","points":7,"source":"proposal"}},"steam-locomotive":{"copies":2,"abilities":[{"any_factory":{}}],"source":"rulebook","for_two":{"copies":1,"source":"public"},"price":{"cost":"2 red + 2 green","points":4,"source":"proposal"}}},"archives":{"T01":{"cost":"3 red + 2 green","points":5,"source":"proposal"},"T02":{"cost":"3 green + 2 blue","points":5,"source":"proposal"},"T03":{"cost":"3 blue + 2 red","points":5,"source":"proposal"},"T04":{"cost":"6 gear + 2 red","points":5,"source":"proposal"},"T05":{"cost":"6 gear + 2 green","points":5,"source":"proposal"},"T06":{"cost":"6 gear + 2 blue","points":5,"source":"proposal"},"T07":{"cost":"2 robot + 5 gear","points":5,"source":"proposal"},"T08":{"cost":"10 gear","points":5,"source":"proposal"},"T09":{"cost":"3 gold","points":6,"source":"proposal"},"T10":{"cost":"5 red","points":6,"source":"proposal"},"T11":{"cost":"5 green","points":6,"source":"proposal"},"T12":{"cost":"5 blue","points":6,"source":"proposal"},"T13":{"cost":"4 red + 3 green + blue","points":10,"source":"proposal"},"T14":{"cost":"4 green + 3 blue + red","points":10,"source":"proposal"},"T15":{"cost":"4 blue + 3 red + green","points":10,"source":"proposal"},"T16":{"cost":"2 robot + 2 red + green + blue","points":6,"source":"proposal"},"T17":{"cost":"3 red + 3 green + 3 blue","points":13,"source":"proposal"},"T18":{"cost":"5 red + 5 green","points":15,"source":"proposal"},"T19":{"cost":"5 green + 5 blue","points":15,"source":"proposal"},"T20":{"cost":"5 blue + 5 red","points":15,"source":"proposal"}}}');
INSERT INTO "components" VALUES('b87c56326a0f1c48','enkidu','{"seating":{"three":{"places":["blue","red","yellow"],"source":"inferred"},"four":{"places":["blue","red","green","yellow"],"source":"inferred"}},"tablets":{"copies":{"value":4,"source":"rulebook"},"short_copies":{"value":3,"source":"rulebook"},"jokers":{"value":8,"source":"rulebook"},"removed":{"value":10,"source":"rulebook"}},"acquisition":{"cards":{"value":15,"source":"rulebook"},"short_cards":{"value":12,"source":"rulebook"}},"rounds":{"initiation":{"value":6,"source":"rulebook"},"short_initiation":{"value":5,"source":"rulebook"}},"choices":{"initiation":{"value":2,"source":"rulebook"},"development":{"value":3,"source":"rulebook"},"short_development":{"value":2,"source":"rulebook"}},"score":{"mission":{"value":5,"source":"rulebook"},"objective":{"value":3,"source":"rulebook"}},"talk":{"changes":{"value":8,"source":"proposal"}},"shares":{"2":{"tablets":[2,0,0],"source":"rulebook"},"3":{"tablets":[2,1,0],"source":"rulebook"},"4":{"tablets":[3,1,0],"source":"rulebook"},"5":{"tablets":[3,2,0],"source":"rulebook"},"6":{"tablets":[4,2,0],"source":"rulebook"},"7":{"tablets":[4,2,1],"source":"rulebook"},"8":{"tablets":[5,2,1],"source":"rulebook"},"9":{"tablets":[5,3,1],"source":"rulebook"},"10":{"tablets":[6,3,1],"source":"rulebook"},"11":{"tablets":[6,3,2],"source":"rulebook"},"12":{"tablets":[7,3,2],"source":"rulebook"},"13":{"tablets":[7,4,2],"source":"rulebook"},"14":{"tablets":[8,4,2],"source":"rulebook"},"15":{"tablets":[8,5,2],"source":"rulebook"},"16":{"tablets":[9,5,2],"source":"rulebook"},"17":{"tablets":[9,5,3],"source":"rulebook"},"18":{"tablets":[10,5,3],"source":"rulebook"},"19":{"tablets":[10,6,3],"source":"rulebook"},"20":{"tablets":[11,6,3],"source":"rulebook"},"21":{"tablets":[11,7,3],"source":"rulebook"},"22":{"tablets":[12,7,3],"source":"rulebook"},"23":{"tablets":[12,7,4],"source":"rulebook"},"24":{"tablets":[13,7,4],"source":"rulebook"},"25":{"tablets":[13,8,4],"source":"rulebook"},"26":{"tablets":[14,8,4],"source":"inferred"},"27":{"tablets":[14,9,4],"source":"inferred"}},"events":{"simple-telekinesis":{"effect":{"hand_over":2},"initiation":1,"development":1,"source":"rulebook"},"advanced-telekinesis":{"effect":{"seize":1,"or_bag":2},"initiation":1,"development":0,"source":"rulebook"},"chaos":{"effect":{"extra_objective":true},"initiation":1,"development":1,"source":"rulebook"},"wide-sight":{"effect":{"look_at":"objectives"},"initiation":1,"development":0,"source":"rulebook"},"narrow-sight":{"effect":{"look_at":"mission"},"initiation":1,"development":0,"source":"rulebook"},"great-telekinesis":{"effect":{"seize":2,"or_bag":3},"initiation":0,"development":1,"source":"rulebook"},"teleportation":{"effect":{"change_places":true},"initiation":0,"development":1,"source":"rulebook"},"renovation":{"effect":{"renew_objective":true},"initiation":0,"development":1,"source":"rulebook"},"negotiation":{"effect":{"all_negotiate":true},"initiation":0,"development":1,"source":"rulebook"},"nanotechnology":{"effect":{"lowest_wins_next":true},"initiation":0,"development":1,"source":"rulebook"},"cataclysm":{"effect":{"ends_game_at":2},"initiation":0,"development":2,"source":"rulebook"},"energy-cell":{"effect":{"rolls_next":2},"initiation":0,"development":1,"source":"rulebook"}},"missions":{"M01":{"most_sign":"wedge","source":"rulebook"},"M02":{"most_sign":"hook","source":"rulebook"},"M03":{"most_sign":"arrow","source":"rulebook"},"M04":{"most_sign":"pair","source":"rulebook"},"M05":{"most_sign":"star","source":"rulebook"},"M06":{"most_glaze":"dark-blue","source":"rulebook"},"M07":{"most_glaze":"light-blue","source":"rulebook"},"M08":{"most_glaze":"ochre","source":"rulebook"},"M09":{"most_glaze":"violet","source":"rulebook"},"M10":{"most_glaze":"red","source":"rulebook"},"M11":{"two_of_each_glaze":true,"source":"rulebook"},"M12":{"two_rows_of_signs":true,"source":"rulebook"}},"objectives":{"O01":{"block":"A","subject":"yellow","mission":"fulfilled","source":"inferred"},"O02":{"block":"A","subject":"blue","mission":"fulfilled","source":"inferred"},"O03":{"block":"A","subject":"red","mission":"fulfilled","source":"inferred"},"O04":{"block":"A","subject":"green","mission":"fulfilled","source":"inferred"},"O05":{"block":"A","subject":"yellow","mission":"failed","source":"inferred"},"O06":{"block":"A","subject":"blue","mission":"failed","source":"inferred"},"O07":{"block":"A","subject":"red","mission":"failed","source":"inferred"},"O08":{"block":"A","subject":"green","mission":"failed","source":"inferred"},"O09":{"block":"B","subject":"yellow","tablets":"most","source":"inferred"},"O10":{"block":"B","subject":"blue","tablets":"most","source":"inferred"},"O11":{"block":"B","subject":"red","tablets":"most","source":"inferred"},"O12":{"block":"B","subject":"green","tablets":"most","source":"inferred"},"O13":{"block":"B","subject":"yellow","tablets":"fewest","source":"inferred"},"O14":{"block":"B","subject":"blue","tablets":"fewest","source":"inferred"},"O15":{"block":"B","subject":"red","tablets":"fewest","source":"inferred"},"O16":{"block":"B","subject":"green","tablets":"fewest","source":"inferred"},"O17":{"block":"C","subject":"yellow","most_glaze":"ochre","source":"proposal"},"O18":{"block":"C","subject":"yellow","most_glaze":"light-blue","source":"proposal"},"O19":{"block":"C","subject":"blue","most_glaze":"dark-blue","source":"proposal"},"O20":{"block":"C","subject":"blue","most_glaze":"red","source":"proposal"},"O21":{"block":"C","subject":"red","most_glaze":"violet","source":"proposal"},"O22":{"block":"C","subject":"red","most_glaze":"ochre","source":"proposal"},"O23":{"block":"C","subject":"green","most_glaze":"light-blue","source":"proposal"},"O24":{"block":"C","subject":"green","most_glaze":"dark-blue","source":"proposal"},"O25":{"block":"D","subject":"yellow","most_sign":"wedge","source":"proposal"},"O26":{"block":"D","subject":"blue","most_sign":"hook","source":"proposal"},"O27":{"block":"D","subject":"red","most_sign":"arrow","source":"proposal"},"O28":{"block":"D","subject":"green","most_sign":"pair","source":"proposal"},"O29":{"block":"D","subject":"yellow","tablets":"right-neighbour","source":"inferred"},"O30":{"block":"D","subject":"blue","tablets":"right-neighbour","source":"inferred"},"O31":{"block":"D","subject":"red","tablets":"right-neighbour","source":"inferred"},"O32":{"block":"D","subject":"green","tablets":"right-neighbour","source":"inferred"}}}');
INSERT INTO "components" VALUES('9375c07550859639','unconscious_mind','{"constants":{"coffee":{"value":10,"source":"proposal"},"coffee_per_later_place":{"value":1,"source":"proposal"},"most_coffee":{"value":10,"source":"proposal"},"white_insights":{"value":9,"source":"proposal"},"ideas":{"value":3,"source":"public"},"most_pills":{"value":3,"source":"rulebook"},"points_per_spare_pill":{"value":2,"source":"rulebook"},"most_uses":{"value":5,"source":"public"},"uses_per_bright_idea":{"value":2,"source":"public"},"coffee_to_ignore_a_downgrade":{"value":1,"source":"public"},"coffee_to_elevate":{"value":2,"source":"public"},"coffee_to_transfer":{"value":2,"source":"public"},"coffee_per_bright_idea":{"value":3,"source":"public"},"points_per_citation":{"value":2,"source":"public"},"bright_ideas_per_citation":{"value":1,"source":"public"},"points_for_the_end":{"value":3,"source":"public"},"round_limit":{"value":30,"source":"proposal"},"goals":{"value":7,"source":"rulebook"},"manifest_row":{"value":4,"source":"proposal"},"client_row":{"value":3,"source":"proposal"},"catharsis":{"value":3,"source":"public"},"tokens_2":{"value":5,"source":"proposal"},"tokens_3":{"value":6,"source":"proposal"},"tokens_4":{"value":7,"source":"proposal"},"final_pill_box":{"value":2,"source":"public"},"final_bright_idea":{"value":1,"source":"public"},"final_first_reputation":{"value":2,"source":"public"},"final_second_reputation":{"value":1,"source":"public"}},"tables":{"therapy_points":{"values":[0,0,0,0,0,0,1,2,3],"source":"public"},"reputation_points":{"values":[0,0,1,1,1,2,2,2,3,3,4],"source":"proposal"},"district_points":{"values":[0,4,10,18],"source":"public"},"row_points":{"values":[0,1,5,6],"source":"public"},"location_points":{"values":[0,0,0,0,1,1,2],"source":"proposal"},"cures_for_third_space":{"values":[0,1,2],"source":"public"}},"actions":{"N1":{"effect":["market left 1"],"source":"public"},"N2":{"effect":["market middle 2 banner"],"source":"public"},"N3":{"effect":["market right 3 banner main"],"source":"public"},"E":{"effect":["improve 2 1"],"source":"public"},"R":{"effect":["draw 1"],"source":"public"},"G":{"effect":["minor growth","minor freedom","minor passion"],"source":"public"},"M":{"effect":["professor 2"],"source":"public"},"P":{"effect":["write 2"],"source":"public"},"F":{"effect":["freud 3"],"source":"public"}},"slots":{"r1c1":{"row":1,"column":1,"touches":["N1","N2"],"source":"proposal"},"r1c2":{"row":1,"column":2,"touches":["N2","N3"],"source":"proposal"},"r2c0":{"row":2,"column":0,"touches":["N1","E"],"source":"proposal"},"r2c1":{"row":2,"column":1,"touches":["N1","N2","E","R"],"source":"proposal"},"r2c2":{"row":2,"column":2,"touches":["N2","N3","R","G"],"source":"proposal"},"r2c3":{"row":2,"column":3,"touches":["N3","G"],"source":"proposal"},"r3c0":{"row":3,"column":0,"touches":["E","M"],"source":"proposal"},"r3c1":{"row":3,"column":1,"touches":["E","R","M","P"],"source":"proposal"},"r3c2":{"row":3,"column":2,"touches":["R","G","P","F"],"source":"proposal"},"r3c3":{"row":3,"column":3,"touches":["G","F"],"source":"proposal"},"r4c1":{"row":4,"column":1,"touches":["M","P"],"source":"proposal"},"r4c2":{"row":4,"column":2,"touches":["P","F"],"source":"proposal"}},"player_board":{"rows":{"effects":[["minor growth"],["minor freedom"],["minor passion"]],"source":"proposal"},"row_ends":{"effects":[["medium growth"],["medium freedom"],["medium passion"]],"source":"proposal"},"column_ends":{"effects":[["coffee 2"],["bright 1"],["pill 1"]],"source":"proposal"}},"notebook":{"N01":{"main":["minor X","minor Y"],"banner":["bright 1"],"source":"proposal"},"N02":{"main":["medium X"],"banner":["bright 1"],"source":"proposal"},"N03":{"main":["elevate 2","vp 1"],"banner":["minor X"],"source":"proposal"},"N04":{"main":["elevate 1","transfer 1"],"banner":["bright 1"],"source":"proposal"},"N05":{"main":["coffee 3"],"banner":["bright 1"],"source":"proposal"},"N06":{"main":["draw 1","vp 1"],"banner":["draw 1"],"source":"proposal"},"N07":{"main":["play 1","vp 1"],"banner":["bright 1"],"source":"proposal"},"N08":{"main":["vp 2"],"banner":["bright 1"],"source":"proposal"},"N09":{"main":["downgrade: pill 1 & vp 1"],"banner":["transfer 1"],"source":"proposal"},"N10":{"main":["use 2"],"banner":["bright 1"],"source":"proposal"},"N11":{"main":["bright 1"],"banner":["bright 1"],"source":"proposal"},"N12":{"main":["pay medium X: vp 4"],"banner":["transfer 1"],"source":"proposal"}},"starting_notebook":{"B1":{"main":["minor growth","coffee 2","vp 1"],"source":"proposal"},"B2":{"main":["minor freedom","coffee 2","vp 1"],"source":"proposal"},"B3":{"main":["minor passion","coffee 2","vp 1"],"source":"proposal"},"B4":{"main":["elevate 1","transfer 1","coffee 1","vp 1"],"source":"proposal"}},"research":{"S01":{"icons":["theater"],"effect":["coffee 1"],"source":"proposal"},"S02":{"icons":["library"],"effect":["minor X"],"source":"proposal"},"S03":{"icons":["opera"],"effect":["vp 1"],"source":"proposal"},"S04":{"icons":["museum"],"effect":["elevate 1"],"source":"proposal"},"S05":{"icons":["university"],"effect":["minor Y"],"source":"proposal"},"S06":{"icons":["cafe"],"effect":["coffee 1"],"source":"proposal"},"S07":{"icons":["theater","library"],"source":"proposal"},"S08":{"icons":["opera","museum"],"source":"proposal"},"S09":{"icons":["university","cafe"],"source":"proposal"},"S10":{"effect":["medium X"],"source":"proposal"},"S11":{"effect":["bright 1"],"source":"proposal"},"S12":{"effect":["vp 2"],"source":"proposal"}},"treatises":{"TG12":{"quality":"growth","points":12,"volumes":["growth","growth","freedom","passion","any"],"icons":["theater","library"],"source":"proposal"},"TF12":{"quality":"freedom","points":12,"volumes":["freedom","freedom","passion","growth","any"],"icons":["opera","museum"],"source":"proposal"},"TP12":{"quality":"passion","points":12,"volumes":["passion","passion","growth","freedom","any"],"icons":["university","cafe"],"source":"proposal"},"TG8":{"quality":"growth","points":10,"volumes":["growth","growth","freedom","passion"],"icons":["library"],"source":"proposal"},"TF8":{"quality":"freedom","points":10,"volumes":["freedom","freedom","passion","growth"],"icons":["museum"],"source":"proposal"},"TP8":{"quality":"passion","points":10,"volumes":["passion","passion","growth","freedom"],"icons":["cafe"],"source":"proposal"},"TG5":{"quality":"growth","points":8,"volumes":["growth","growth","any"],"icons":["theater"],"source":"proposal"},"TF5":{"quality":"freedom","points":8,"volumes":["freedom","freedom","any"],"icons":["opera"],"source":"proposal"},"TP5":{"quality":"passion","points":8,"volumes":["passion","passion","any"],"icons":["university"],"source":"proposal"}},"locations":{"theater":{"uses":[["minor growth"],["elevate 1"],["pay minor growth: draw 1"]],"bonuses":[["trigger-column"],["major growth"],["draw 1"]],"source":"public"},"library":{"uses":[["minor growth"],["transfer 1"],["pay minor growth: play 1 & vp 2"]],"bonuses":[["trigger-row"],["medium growth","coffee 1"],["play 1"]],"source":"proposal"},"opera":{"uses":[["minor freedom"],["elevate 1"],["pay minor freedom: vp 3"]],"bonuses":[["bright 1","coffee 2"],["major freedom"],["vp 3"]],"source":"proposal"},"museum":{"uses":[["minor freedom"],["transfer 1"],["pay minor freedom: coffee 1 & vp 3"]],"bonuses":[["trigger-row"],["medium freedom","coffee 1"],["bright 1"]],"source":"proposal"},"university":{"uses":[["minor passion"],["elevate 1"],["pay medium passion: pill 1 & vp 2"]],"bonuses":[["gain-tile"],["major passion"],["elevate 2"]],"source":"proposal"},"cafe":{"uses":[["minor passion"],["coffee 1"],["pay minor passion: coffee 2 & vp 2"]],"bonuses":[["bright 1","coffee 2"],["medium passion","coffee 1"],["coffee 3"]],"source":"proposal"}},"districts":{"green":{"slots":[["inkwell 1 1","pill 1"],["inkwell 1 2","pill 1"],["inkwell 1 3","pill 2"],["inkwell 1 4","pill 2","reputation 1"]],"source":"public"},"purple":{"slots":[["inkwell 1 1","bright 1"],["inkwell 1 2","bright 1"],["inkwell 1 3","bright 2"],["inkwell 1 4","bright 2","reputation 1"]],"source":"proposal"},"red":{"slots":[["inkwell 1 1","vp 2"],["inkwell 1 2","vp 2"],["inkwell 1 3","vp 4"],["inkwell 1 4","vp 5","reputation 1"]],"source":"proposal"}},"reputation":{"1":{"from":0,"upper":["coffee 2","vp 1"],"lower":["medium any"],"source":"proposal"},"2":{"from":3,"upper":["coffee 2","vp 2"],"lower":["elevate 2","pay medium growth: reputation 1 & vp 1"],"source":"proposal"},"3":{"from":6,"upper":["coffee 2","vp 3"],"lower":["trigger-tile","downgrade: reputation 1 & vp 2"],"source":"proposal"},"4":{"from":9,"upper":["coffee 3","vp 5"],"lower":["pill 1","vp 2"],"source":"proposal"}},"goals":{"O01":{"needs":"cured 5","icon":"university","is_centre":true,"source":"rulebook"},"O02":{"needs":"columns 2","icon":"museum","source":"rulebook"},"O03":{"needs":"rows 2","icon":"theater","source":"proposal"},"O04":{"needs":"treatises 2","icon":"library","source":"proposal"},"O05":{"needs":"case-studies 2","icon":"university","source":"proposal"},"O06":{"needs":"routine-clients 3","icon":"cafe","source":"proposal"},"O07":{"needs":"districts 1","icon":"opera","source":"proposal"},"O08":{"needs":"one-location 6","icon":"theater","source":"proposal"},"O09":{"needs":"one-district 10","icon":"museum","source":"proposal"},"O10":{"needs":"every-location 3","icon":"opera","source":"proposal"},"O11":{"needs":"icons 18","icon":"cafe","source":"proposal"},"O12":{"needs":"research 5","icon":"library","source":"proposal"}},"grief":{"L01":{"hearts":1,"bonus":["vp 1","coffee 1"],"symbol":"waves","is_start":true,"source":"proposal"},"L02":{"hearts":1,"bonus":["vp 1","coffee 1"],"symbol":"cloud","is_start":true,"source":"proposal"},"L03":{"hearts":1,"bonus":["vp 1","coffee 1"],"symbol":"eye","is_start":true,"source":"proposal"},"L04":{"hearts":1,"bonus":["vp 1","coffee 1"],"symbol":"waves","is_start":true,"source":"proposal"},"L05":{"hearts":1,"bonus":["vp 1","coffee 1"],"symbol":"waves","source":"proposal"},"L06":{"hearts":1,"bonus":["vp 2","coffee 1"],"symbol":"cloud","source":"public"},"L07":{"hearts":1,"bonus":["vp 1","coffee 1"],"symbol":"eye","source":"proposal"},"L08":{"hearts":1,"bonus":["medium growth"],"symbol":"waves","source":"proposal"},"L09":{"hearts":1,"bonus":["medium freedom"],"symbol":"cloud","source":"proposal"},"L10":{"hearts":1,"bonus":["medium passion"],"symbol":"eye","source":"proposal"},"L11":{"hearts":2,"bonus":["vp 1","elevate 1"],"symbol":"waves","source":"proposal"},"L12":{"hearts":2,"bonus":["vp 1","elevate 1"],"symbol":"cloud","source":"proposal"},"L13":{"hearts":2,"bonus":["vp 1","elevate 1"],"symbol":"eye","source":"proposal"},"L14":{"hearts":2,"bonus":["vp 4","major growth"],"symbol":"waves","source":"public"},"L15":{"hearts":2,"bonus":["vp 3","major freedom"],"symbol":"cloud","source":"proposal"},"L16":{"hearts":2,"bonus":["vp 3","major passion"],"symbol":"eye","source":"proposal"},"L17":{"hearts":3,"bonus":["vp 2","pill 1"],"symbol":"waves","source":"proposal"},"L18":{"hearts":3,"bonus":["vp 2","pill 1"],"symbol":"cloud","source":"proposal"},"L19":{"hearts":3,"bonus":["vp 2","pill 1"],"symbol":"eye","source":"proposal"}},"routine_clients":{"R01":{"hearts":4,"points":1,"icons":["theater"],"lasting":["lasting market-discount 1"],"source":"proposal"},"R02":{"hearts":4,"points":1,"icons":["library"],"lasting":["lasting first-draw-coffee 1"],"source":"proposal"},"R03":{"hearts":4,"points":1,"icons":["opera"],"lasting":["lasting improve-points 1"],"source":"proposal"},"R04":{"hearts":4,"points":1,"icons":["museum"],"lasting":["lasting recall-coffee 1"],"source":"proposal"},"R05":{"hearts":4,"points":1,"icons":["university"],"lasting":["lasting first-dream-discount 1"],"source":"proposal"},"R06":{"hearts":4,"points":1,"icons":["cafe"],"lasting":["lasting recall-bright 1"],"source":"proposal"},"R07":{"hearts":4,"points":1,"icons":["theater"],"lasting":["lasting green-uses 1"],"source":"proposal"},"R08":{"hearts":4,"points":1,"icons":["opera"],"lasting":["lasting purple-uses 1"],"source":"proposal"},"R09":{"hearts":4,"points":1,"icons":["university"],"lasting":["lasting red-uses 1"],"source":"proposal"},"R10":{"hearts":4,"points":1,"icons":["library"],"lasting":["lasting play-points 1"],"source":"proposal"},"R11":{"hearts":4,"points":1,"icons":["museum"],"lasting":["lasting free-step 1"],"source":"proposal"},"R12":{"hearts":4,"points":1,"icons":["cafe"],"lasting":["lasting catharsis-coffee 2"],"source":"proposal"}},"case_studies":{"C01":{"hearts":5,"points":1,"scores":"icons theater library","each":3,"cap":8,"source":"proposal"},"C02":{"hearts":5,"points":1,"scores":"icons opera museum","each":3,"cap":8,"source":"proposal"},"C03":{"hearts":5,"points":1,"scores":"icons university cafe","each":3,"cap":8,"source":"proposal"},"C04":{"hearts":5,"points":1,"scores":"cured-routine","each":4,"cap":8,"source":"proposal"},"C05":{"hearts":5,"points":1,"scores":"treatises","each":8,"cap":10,"source":"proposal"},"C06":{"hearts":5,"points":1,"scores":"reputation","each":4,"cap":8,"source":"proposal"},"C07":{"hearts":5,"points":1,"scores":"rows","each":6,"cap":8,"source":"proposal"},"C08":{"hearts":5,"points":1,"scores":"columns","each":6,"cap":8,"source":"proposal"},"C09":{"hearts":5,"points":1,"scores":"research","each":3,"cap":8,"source":"proposal"},"C10":{"hearts":5,"points":1,"scores":"districts","each":8,"cap":12,"source":"proposal"},"C11":{"hearts":5,"points":1,"scores":"locations","each":3,"cap":8,"source":"proposal"},"C12":{"hearts":5,"points":1,"scores":"other-cured-cases","each":5,"cap":8,"source":"proposal"}},"manifest_dreams":{"M01":{"cost":["major growth","minor freedom"],"therapy":2,"effect":["vp 3"],"symbol":"waves","source":"proposal"},"M02":{"cost":["major growth","minor passion"],"therapy":2,"effect":["vp 3"],"symbol":"cloud","source":"public"},"M03":{"cost":["major freedom","minor passion"],"therapy":2,"effect":["vp 3"],"symbol":"eye","source":"proposal"},"M04":{"cost":["major freedom","minor growth"],"therapy":2,"effect":["vp 3"],"symbol":"waves","source":"proposal"},"M05":{"cost":["major passion","minor growth"],"therapy":2,"effect":["vp 3"],"symbol":"cloud","source":"public"},"M06":{"cost":["major passion","minor freedom"],"therapy":2,"effect":["vp 3"],"symbol":"eye","source":"proposal"},"M07":{"cost":["medium growth","minor freedom"],"therapy":3,"effect":["vp 1"],"symbol":"waves","source":"proposal"},"M08":{"cost":["medium growth","minor passion"],"therapy":3,"effect":["vp 1"],"symbol":"cloud","source":"proposal"},"M09":{"cost":["medium freedom","minor passion"],"therapy":3,"effect":["vp 1"],"symbol":"eye","source":"proposal"},"M10":{"cost":["medium freedom","minor growth"],"therapy":3,"effect":["vp 1"],"symbol":"waves","source":"proposal"},"M11":{"cost":["medium passion","minor growth"],"therapy":3,"effect":["vp 1"],"symbol":"cloud","source":"proposal"},"M12":{"cost":["medium passion","minor freedom"],"therapy":3,"effect":["vp 1"],"symbol":"eye","source":"proposal"},"M13":{"cost":["medium growth"],"therapy":2,"effect":["vp 1","coffee 1"],"symbol":"waves","source":"proposal"},"M14":{"cost":["medium freedom"],"therapy":2,"effect":["vp 1","coffee 1"],"symbol":"cloud","source":"proposal"},"M15":{"cost":["medium passion"],"therapy":2,"effect":["vp 1","coffee 1"],"symbol":"eye","source":"proposal"},"M16":{"cost":["minor growth","minor freedom"],"therapy":2,"effect":["vp 1"],"symbol":"waves","source":"proposal"},"M17":{"cost":["minor freedom","minor passion"],"therapy":2,"effect":["vp 1"],"symbol":"cloud","source":"proposal"},"M18":{"cost":["minor passion","minor growth"],"therapy":2,"effect":["vp 1"],"symbol":"eye","source":"proposal"},"M19":{"cost":["medium growth","medium freedom"],"therapy":4,"effect":["vp 1"],"source":"proposal"},"M20":{"cost":["medium freedom","medium passion"],"therapy":4,"effect":["vp 1"],"source":"proposal"},"M21":{"cost":["medium passion","medium growth"],"therapy":4,"effect":["vp 1"],"source":"proposal"},"M22":{"cost":["medium growth","minor growth"],"therapy":3,"effect":["bright 1"],"source":"proposal"},"M23":{"cost":["medium freedom","minor freedom"],"therapy":3,"effect":["bright 1"],"source":"proposal"},"M24":{"cost":["medium passion","minor passion"],"therapy":3,"effect":["bright 1"],"source":"proposal"}},"latent_dreams":{"D01":{"cost":["major growth","minor growth","minor freedom"],"therapy":3,"effect":["trigger-tile"],"source":"proposal"},"D02":{"cost":["major growth","minor growth","minor passion"],"therapy":3,"effect":["trigger-tile"],"source":"proposal"},"D03":{"cost":["major freedom","minor freedom","minor passion"],"therapy":3,"effect":["trigger-tile"],"source":"public"},"D04":{"cost":["major freedom","minor freedom","minor growth"],"therapy":3,"effect":["trigger-tile"],"source":"proposal"},"D05":{"cost":["major passion","minor passion","minor growth"],"therapy":3,"effect":["trigger-tile"],"source":"public"},"D06":{"cost":["major passion","minor passion","minor freedom"],"therapy":3,"effect":["trigger-tile"],"source":"proposal"},"D07":{"cost":["medium growth","medium freedom"],"therapy":4,"effect":["vp 1"],"source":"proposal"},"D08":{"cost":["medium growth","medium passion"],"therapy":4,"effect":["vp 1"],"source":"proposal"},"D09":{"cost":["medium freedom","medium passion"],"therapy":4,"effect":["vp 1"],"source":"proposal"},"D10":{"cost":["medium freedom","medium growth"],"therapy":4,"effect":["vp 1"],"source":"proposal"},"D11":{"cost":["medium passion","medium growth"],"therapy":4,"effect":["vp 1"],"source":"proposal"},"D12":{"cost":["medium passion","medium freedom"],"therapy":4,"effect":["vp 1"],"source":"proposal"},"D13":{"cost":["medium growth","minor freedom","minor passion"],"therapy":4,"effect":["vp 2"],"source":"proposal"},"D14":{"cost":["medium freedom","minor passion","minor growth"],"therapy":4,"effect":["vp 2"],"source":"proposal"},"D15":{"cost":["medium passion","minor growth","minor freedom"],"therapy":4,"effect":["vp 2"],"source":"proposal"},"D16":{"cost":["minor growth","minor freedom","minor passion"],"therapy":3,"effect":["coffee 3","vp 1"],"source":"proposal"},"D17":{"cost":["minor growth","minor freedom","minor passion"],"therapy":3,"effect":["coffee 3","vp 1"],"source":"proposal"},"D18":{"cost":["minor growth","minor freedom","minor passion"],"therapy":3,"effect":["coffee 3","vp 1"],"source":"proposal"}},"id":{"cards":{"K01":{"slot":"r1c1","way":"down","source":"proposal"},"K02":{"slot":"r1c2","way":"up","source":"proposal"},"K03":{"slot":"r2c0","way":"down","source":"proposal"},"K04":{"slot":"r2c1","way":"up","source":"proposal"},"K05":{"slot":"r2c2","way":"down","source":"proposal"},"K06":{"slot":"r2c3","way":"up","source":"proposal"},"K07":{"slot":"r3c0","way":"down","source":"proposal"},"K08":{"slot":"r3c1","way":"up","source":"proposal"},"K09":{"slot":"r3c2","way":"down","source":"proposal"},"K10":{"slot":"r3c3","way":"up","source":"proposal"},"K11":{"slot":"r4c1","way":"down","source":"proposal"},"K12":{"slot":"r4c2","way":"up","source":"proposal"}},"conversions":{"coffee":{"becomes":["brew n"],"source":"rulebook"},"minor":{"becomes":["brew 1"],"source":"rulebook"},"medium":{"becomes":["brew 2"],"source":"rulebook"},"major":{"becomes":["pill 1"],"source":"rulebook"},"elevate":{"becomes":["brew n"],"source":"rulebook"},"transfer":{"becomes":["brew n"],"source":"rulebook"},"use":{"becomes":["brew n"],"source":"rulebook"},"trigger-tile":{"becomes":["brew 2"],"source":"rulebook"},"gain-tile":{"becomes":["pill 1"],"source":"rulebook"},"draw":{"becomes":["id-draw n"],"source":"rulebook"},"play":{"becomes":["id-play n"],"source":"rulebook"},"inkwell":{"becomes":["id-inkwell last"],"source":"rulebook"},"trigger-column":{"becomes":["id-column"],"source":"proposal"},"trigger-row":{"becomes":["id-row"],"source":"proposal"},"lasting":{"becomes":[],"source":"rulebook"}},"rates":{"ordinary":{"value":4,"source":"rulebook"},"strong":{"value":3,"source":"rulebook"}},"start":{"coffee":{"value":0,"source":"rulebook"},"bright":{"value":1,"source":"rulebook"}},"tiles":{"1":{"main":["id-market upper 1"],"source":"rulebook"},"2":{"main":["id-exchange"],"source":"rulebook"},"3":{"main":["id-freud 3"],"source":"rulebook"},"4":{"main":["id-market lower 2"],"source":"rulebook"},"5":{"main":["id-dream"],"source":"rulebook"},"6":{"main":["id-publish"],"source":"rulebook"},"7":{"main":["id-professor 2"],"source":"rulebook"},"8":{"main":["id-draw 1","id-play 1","id-publish"],"source":"rulebook"},"9":{"main":["id-goal"],"source":"rulebook"}},"tile_order":{"by_colour":{"rows":[[1,2,3],[4,5,6],[7,8,9]],"source":"inferred"},"by_number":{"rows":[[1,4,7],[2,5,8],[3,6,9]],"source":"inferred"}},"routine_tiles":{"J1":{"icons":{"university":1,"cafe":2},"source":"rulebook"},"J2":{"icons":{"theater":1,"library":2},"source":"inferred"},"J3":{"icons":{"opera":1,"museum":2},"source":"inferred"},"J4":{"icons":{"grey":1},"source":"inferred"}},"case_tiles":{"J1":{"scores":"icons university cafe","low":{"each":2,"cap":10,"source":"proposal"},"high":[3,15],"source":"rulebook"},"J2":{"scores":"icons theater library","low":{"each":2,"cap":10,"source":"proposal"},"high":[3,12],"source":"proposal"},"J3":{"scores":"icons opera museum","low":{"each":2,"cap":10,"source":"proposal"},"high":[3,12],"source":"proposal"},"J4":{"scores":"reputation","low":{"each":2,"cap":10,"source":"proposal"},"high":[3,15],"source":"rulebook"}}}}');
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	outcomes TEXT NOT NULL, 
	click VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT entries_key PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',0,'sit',1,'','[]','','Qy_P1VSXyArk',1.794827323971748352e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',1,'sit',2,'','[]','','KEg9AI1odap5',1.7948273239725151062e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',2,'start',0,'','[["machine",1],["mission",5],["mission",6],["mission",4],["pile left out",1],["objective",4],["objective",16],["objective",28],["pile left out",3],["objective",0],["objective",12],["objective",18],["pile left out",3],["objective",6],["objective",13],["objective",21],["removed",8],["removed",6],["removed",14],["removed",1],["removed",21],["removed",16],["removed",21],["removed",8],["removed",22],["removed",3]]','','',1.79482732397363877298e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',3,'answer',0,'choose simple-telekinesis','[]','click0','',1.79482732398171210283e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',4,'answer',0,'choose chaos','[]','click1','',1.79482732398252320285e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',5,'answer',1,'choose chaos','[]','click2','',1.79482732398298549646e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',6,'answer',1,'choose narrow-sight','[]','click3','',1.79482732398339629178e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',7,'answer',2,'choose narrow-sight','[]','click4','',1.79482732398380494115e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',8,'answer',2,'choose advanced-telekinesis','[]','click5','',1.79482732398448300366e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',9,'answer',0,'pass','[]','','',1.79482732398448300366e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',10,'answer',1,'pass','[]','','',1.79482732398448300366e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',11,'answer',2,'pass','[["die",3],["die",2],["bag",20],["bag",23],["bag",15],["bag",9],["bag",10],["bag",25],["bag",23]]','','',1.79482732398448300366e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',12,'answer',0,'pass','[]','','',1.79482732398448300366e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',13,'answer',1,'pass','[]','','',1.79482732398448300366e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',14,'answer',2,'pass','[]','','',1.79482732398448300366e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',15,'answer',0,'play 7','[]','click6','',1.79482732398522377018e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',16,'answer',1,'play 8','[]','click7','',1.79482732398916912082e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',17,'answer',2,'play 9','[]','click8','',1.79482732399336194998e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',18,'answer',2,'take RE1','[]','click9','',1.7948273239939012527e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',19,'answer',2,'take LB5','[]','click10','',1.7948273239943072796e+09);
INSERT INTO "entries" VALUES('Ydbb9OmYObZa',20,'answer',2,'take J','[]','click11','',1.79482732399473166465e+09);
INSERT INTO "entries" VALUES('cBb56qG8_9Y0',0,'start',0,'','[]','','',1.79482732342977690694e+09);
INSERT INTO "entries" VALUES('cBb56qG8_9Y0',1,'answer',0,'board forward','[["bag",2],["die",5],["bag",2],["die",0],["bag",3],["die",3]]','click0','',1.79482732346618914604e+09);
INSERT INTO "entries" VALUES('cBb56qG8_9Y0',2,'answer',0,'pair 1+3','[]','click1','',1.79482732348164463042e+09);
INSERT INTO "entries" VALUES('cBb56qG8_9Y0',3,'answer',0,'bid 2','[["yellow",5],["yellow",2]]','click2','',1.79482732349373984336e+09);
INSERT INTO "entries" VALUES('cBb56qG8_9Y0',4,'answer',0,'pick 1','[]','click3','',1.79482732353792190553e+09);
INSERT INTO "entries" VALUES('cBb56qG8_9Y0',5,'answer',0,'place 5','[]','click4','',1.79482732353872132305e+09);
INSERT INTO "entries" VALUES('cBb56qG8_9Y0',6,'answer',0,'reroll 5','[["die",4]]','click5','',1.79482732353925275798e+09);
INSERT INTO "entries" VALUES('cBb56qG8_9Y0',7,'answer',0,'buy nudge','[]','click6','',1.79482732354127216337e+09);
INSERT INTO "entries" VALUES('cBb56qG8_9Y0',8,'answer',0,'down 5','[["bag",3],["die",0],["bag",3],["die",2],["bag",2],["die",4]]','click7','',1794827323.54959);
INSERT INTO "entries" VALUES('cBb56qG8_9Y0',9,'answer',0,'pair 2+3','[["yellow",0],["yellow",2]]','click8','',1.79482732355776596067e+09);
INSERT INTO "entries" VALUES('cBb56qG8_9Y0',10,'answer',0,'pick 1','[]','click9','',1.79482732356583857538e+09);
INSERT INTO "entries" VALUES('cBb56qG8_9Y0',11,'answer',0,'reroll 1','[["die",5]]','click10','',1.79482732357775831219e+09);
INSERT INTO "entries" VALUES('cBb56qG8_9Y0',12,'answer',0,'buy reroll','[]','click11','',1.79482732358558225629e+09);
INSERT INTO "entries" VALUES('jADz1x47LD1K',0,'start',0,'','[["Freud",4],["goal",10],["goal",8],["goal",2],["goal",1],["goal",5],["goal",4],["notebook tile",17],["notebook tile",19],["notebook tile",10],["notebook tile",4],["notebook tile",3],["notebook tile",18],["research",6],["research",5],["routine client",8],["routine client",3],["routine client",2],["case client",20],["case client",22],["case client",14],["manifest dream",20],["manifest dream",1],["manifest dream",4],["manifest dream",15],["arrow",0],["client tile",1],["client tile",3],["client tile",0],["client tile",2],["routine client",6],["grief layer",2],["latent dream",16],["manifest dream",13]]','','',1.79482732399788904188e+09);
INSERT INTO "entries" VALUES('jADz1x47LD1K',1,'answer',0,'client routine-1','[["routine client",10],["grief layer",1],["latent dream",8]]','click0','',1.79482732399997949599e+09);
INSERT INTO "entries" VALUES('jADz1x47LD1K',2,'answer',0,'dream 2','[["manifest dream",0],["starting tile",39]]','click1','',1.79482732400119471554e+09);
INSERT INTO "entries" VALUES('jADz1x47LD1K',3,'answer',0,'row 3','[]','click2','',1.7948273240016801357e+09);
INSERT INTO "entries" VALUES('jADz1x47LD1K',4,'answer',0,'professor museum','[]','click3','',1.79482732400956845279e+09);
INSERT INTO "entries" VALUES('jADz1x47LD1K',5,'answer',0,'state 3-N1','[]','click4','',1.79482732401015448574e+09);
INSERT INTO "entries" VALUES('jADz1x47LD1K',6,'answer',0,'convert bright','[]','click5','',1.79482732401062750819e+09);
INSERT INTO "entries" VALUES('jADz1x47LD1K',7,'answer',0,'pieces bright','[]','click6','',1.7948273240110707283e+09);
INSERT INTO "entries" VALUES('jADz1x47LD1K',8,'answer',0,'convert bright','[]','click7','',1.79482732401154541964e+09);
INSERT INTO "entries" VALUES('jADz1x47LD1K',9,'answer',0,'take-tile left-lower','[["notebook tile",0]]','click8','',1.79482732401199316981e+09);
INSERT INTO "entries" VALUES('jADz1x47LD1K',10,'answer',0,'row 2','[]','click9','',1.79482732401250267032e+09);
INSERT INTO "entries" VALUES('jADz1x47LD1K',11,'answer',0,'steps 3','[]','click10','',1.79482732402164173127e+09);
INSERT INTO "entries" VALUES('jADz1x47LD1K',12,'answer',0,'skip','[]','click11','',1.79482732402221655844e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',0,'start',0,'','[]','','',1.79482732361389279366e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',1,'answer',0,'board forward','[["bag",3],["die",2],["bag",2],["die",5],["bag",2],["die",1]]','click0','',1.79482732363001465793e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',2,'answer',0,'pair 1+3','[]','click1','',1.79482732363764739035e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',3,'answer',0,'bid 2','[["yellow",4],["yellow",2]]','click2','',1.79482732364577889441e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',4,'answer',0,'pick 1','[]','click3','',1.7948273236538112164e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',5,'answer',0,'place 5','[]','click4','',1.79482732366170024871e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',6,'answer',0,'reroll 5','[["die",5]]','click5','',1.79482732366981887817e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',7,'answer',0,'buy nudge','[["bag",2],["die",2],["bag",2],["die",1],["bag",2],["die",4]]','click6','',1.79482732367737722392e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',8,'answer',0,'pair 1+3','[]','click7','',1.79482732370617890363e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',9,'answer',0,'bid 0','[["yellow",4],["yellow",5]]','click8','',1.79482732372994399075e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',10,'answer',0,'place 11','[]','click9','',1.79482732373786950117e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',11,'answer',0,'reroll 5','[["die",1],["bag",2],["die",2],["bag",0],["die",0],["bag",0],["die",0]]','click10','',1.79482732374373865126e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',12,'answer',0,'pair 2+3','[]','click11','',1.794827323744666338e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',13,'answer',0,'bid 0','[["yellow",4],["yellow",1]]','click12','',1.79482732375523781776e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',14,'answer',0,'place 4','[]','click13','',1.79482732378538823131e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',15,'answer',0,'reroll 5','[["die",4],["bag",3],["die",3],["bag",1],["die",4],["bag",2],["die",5]]','click14','',1.79482732379831671715e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',16,'answer',0,'pair 1+2','[]','click15','',1.7948273237991473675e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',17,'answer',0,'bid 0','[["yellow",3],["yellow",3]]','click16','',1.79482732379982638359e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',18,'answer',0,'place 12','[]','click17','',1.79482732380038380618e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',19,'answer',0,'reroll 11','[["die",0]]','click18','',1.79482732380121231077e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',20,'answer',0,'buy reroll','[]','click19','',1.79482732380181360248e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',21,'answer',0,'reroll 4','[["die",5],["bag",3],["die",2],["bag",0],["die",5],["bag",1],["die",1]]','click20','',1.79482732380240440363e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',22,'answer',0,'pair 1+2','[]','click21','',1.79482732380293703074e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',23,'answer',0,'bid 0','[["yellow",0],["yellow",5]]','click22','',1.7948273238034658432e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',24,'answer',0,'pick 1','[]','click23','',1794827323.80569);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',25,'answer',0,'place 1','[]','click24','',1.79482732380630755422e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',26,'answer',0,'reroll 1','[["die",5]]','click25','',1.79482732380690503115e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',27,'answer',0,'pass','[["bag",3],["die",4],["bag",3],["die",2],["bag",1],["die",2]]','click26','',1.7948273238075220585e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',28,'answer',0,'pair 1+2','[]','click27','',1.7948273238097264767e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',29,'answer',0,'bid 1','[["yellow",4],["yellow",2]]','click28','',1.79482732381045031544e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',30,'answer',0,'reroll 1','[["die",1]]','click29','',1.79482732381110596654e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',31,'answer',0,'pass','[["bag",2],["die",3],["bag",1],["die",2],["bag",3],["die",2]]','click30','',1.79482732381376171109e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',32,'answer',0,'pair 1+3','[]','click31','',1.79482732381442904468e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',33,'answer',0,'bid 2','[["yellow",4],["yellow",0]]','click32','',1.79482732381511259078e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',34,'answer',0,'pick 1','[]','click33','',1.7948273238158137798e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',35,'answer',0,'down 12','[]','click34','',1.79482732382167196275e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',36,'answer',0,'reroll 3','[["die",1],["bag",1],["die",0],["bag",0],["die",5],["bag",1],["die",1]]','click35','',1.79482732382256364826e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',37,'answer',0,'pair 1+2','[["yellow",5],["yellow",1]]','click36','',1.79482732382336974139e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',38,'answer',0,'reroll 1','[["die",5],["bag",0],["die",5],["bag",3],["die",5],["bag",0],["die",2]]','click37','',1.79482732382417178159e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',39,'answer',0,'pair 2+3','[["yellow",1],["yellow",4]]','click38','',1.79482732382486891752e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',40,'answer',0,'reroll 12','[["die",4]]','click39','',1.79482732383752131462e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',41,'answer',0,'pass','[["bag",3],["die",1],["bag",0],["die",2],["bag",2],["die",1]]','click40','',1.79482732384177827832e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',42,'answer',0,'pair 2+3','[]','click41','',1.79482732385370039943e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',43,'answer',0,'bid 0','[["yellow",1],["yellow",4]]','click42','',1.79482732386159133915e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',44,'answer',0,'place 9','[]','click43','',1.79482732386951041219e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',45,'answer',0,'coins','[]','click44','',1.79482732387010788912e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',46,'answer',0,'pass','[["bag",3],["die",1],["bag",0],["die",5],["bag",0],["die",1]]','click45','',1.79482732387065744401e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',47,'answer',0,'pair 1+3','[]','click46','',1.7948273238712735176e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',48,'answer',0,'bid 5','[["yellow",1],["yellow",1]]','click47','',1.79482732387179517745e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',49,'answer',0,'pick 0','[]','click48','',1.7948273238722398281e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',50,'answer',0,'die 1','[]','click49','',1.79482732387267112728e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',51,'answer',0,'reroll 3','[["die",3]]','click50','',1.79482732387310767174e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',52,'answer',0,'reroll 12','[["die",5]]','click51','',1.79482732387348508837e+09);
INSERT INTO "entries" VALUES('qR-s5VU7g0ec',53,'answer',0,'pass','[]','click52','',1.79482732387716078757e+09);
INSERT INTO "entries" VALUES('srTqLZHDNzU1',0,'sit',1,'','[]','','Qy_P1VSXyArk',1.79482732392609429356e+09);
INSERT INTO "entries" VALUES('srTqLZHDNzU1',1,'start',0,'','[["first player",1],["factory",21],["factory",34],["factory",27],["factory",33],["factory",32],["archive",14],["archive",19],["archive",18],["archive",17],["archive",0]]','','',1.79482732395404338829e+09);
INSERT INTO "entries" VALUES('srTqLZHDNzU1',2,'answer',1,'recover starter','[]','click0','',1.79482732395555090896e+09);
INSERT INTO "entries" VALUES('srTqLZHDNzU1',3,'answer',0,'dispatch starter','[]','click1','',1.79482732395677781105e+09);
INSERT INTO "entries" VALUES('srTqLZHDNzU1',4,'answer',1,'operate F32','[]','click2','',1.79482732395731043812e+09);
INSERT INTO "entries" VALUES('srTqLZHDNzU1',5,'answer',1,'done','[["factory",36]]','click3','',1.79482732395779204367e+09);
INSERT INTO "entries" VALUES('srTqLZHDNzU1',6,'answer',0,'operate F27','[]','click4','',1.79482732396116495131e+09);
INSERT INTO "entries" VALUES('srTqLZHDNzU1',7,'answer',0,'done','[["factory",13]]','click5','',1.7948273239617736339e+09);
INSERT INTO "entries" VALUES('srTqLZHDNzU1',8,'answer',1,'charge','[]','click6','',1.79482732396221756937e+09);
INSERT INTO "entries" VALUES('srTqLZHDNzU1',9,'answer',0,'operate F21','[]','click7','',1.79482732396265745166e+09);
INSERT INTO "entries" VALUES('srTqLZHDNzU1',10,'answer',0,'place','[]','click8','',1.7948273239632418156e+09);
INSERT INTO "entries" VALUES('srTqLZHDNzU1',11,'answer',0,'done','[["factory",24]]','click9','',1.79482732396367502215e+09);
INSERT INTO "entries" VALUES('srTqLZHDNzU1',12,'answer',1,'operate F24','[]','click10','',1.79482732396408176424e+09);
INSERT INTO "entries" VALUES('srTqLZHDNzU1',13,'answer',1,'done','[["factory",39]]','click11','',1.79482732396448516846e+09);
CREATE TABLE kept (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	rules INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	scenes TEXT NOT NULL, 
	record TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "kept" VALUES('cBb56qG8_9Y0',13,1,'{"seat_of":[0,-1],"asked":[13,0],"agenda":[{"tuple":[0,{"is":"Round","of":[]}]},{"tuple":[0,{"is":"EndOfRound","of":[]}]},{"tuple":[0,{"is":"NextTurn","of":[1]}]},{"tuple":[0,{"is":"Reroll","of":[false]}]}],"lanes":[],"is_open":false,"turn":0,"end":"","variant":{"is":"Variant","of":[true,false,false,false]},"players":1,"first":0,"round":2,"faces":[0],"money":[0],"clocks":[[-1,36,0,0,0,24,0,0,0,0,0,0,0]],"bag":[12,12,11,11],"felt":[],"groups":[],"middle":[[]],"bids":[-1,-1],"are_bids_open":false,"order":[],"yellow":[]}','{}','');
INSERT INTO "kept" VALUES('qR-s5VU7g0ec',54,1,'{"seat_of":[0,-1],"asked":[53,0],"agenda":[{"tuple":[0,{"is":"Round","of":[]}]}],"lanes":[],"is_open":false,"turn":0,"end":"all-full","variant":{"is":"Variant","of":[true,false,false,false]},"players":1,"first":0,"round":11,"faces":[0],"money":[2],"clocks":[[-1,16,13,14,26,25,12,6,2,32,32,21,26]],"bag":[10,8,8,10],"felt":[],"groups":[],"middle":[[]],"bids":[-1,-1],"are_bids_open":false,"order":[],"yellow":[]}','{}','ludotheque record 1
game clocks
rules 1
components fd13a845229d9395
seats 1
option board choose
option red difference
option grey plain
0: board forward
* bag red
* die 3
* bag black
* die 6
* bag black
* die 2
0: pair 1+3
0: bid 2
* yellow 5
* yellow 3
0: pick 1
0: place 5
0: reroll 5
* die 6
0: buy nudge
* bag black
* die 3
* bag black
* die 2
* bag black
* die 5
0: pair 1+3
0: bid 0
* yellow 5
* yellow 6
0: place 11
0: reroll 5
* die 2
* bag black
* die 3
* bag white
* die 1
* bag white
* die 1
0: pair 2+3
0: bid 0
* yellow 5
* yellow 2
0: place 4
0: reroll 5
* die 5
* bag red
* die 4
* bag grey
* die 5
* bag black
* die 6
0: pair 1+2
0: bid 0
* yellow 4
* yellow 4
0: place 12
0: reroll 11
* die 1
0: buy reroll
0: reroll 4
* die 6
* bag red
* die 3
* bag white
* die 6
* bag grey
* die 2
0: pair 1+2
0: bid 0
* yellow 1
* yellow 6
0: pick 1
0: place 1
0: reroll 1
* die 6
0: pass
* bag red
* die 5
* bag red
* die 3
* bag grey
* die 3
0: pair 1+2
0: bid 1
* yellow 5
* yellow 3
0: reroll 1
* die 2
0: pass
* bag black
* die 4
* bag grey
* die 3
* bag red
* die 3
0: pair 1+3
0: bid 2
* yellow 5
* yellow 1
0: pick 1
0: down 12
0: reroll 3
* die 2
* bag grey
* die 1
* bag white
* die 6
* bag grey
* die 2
0: pair 1+2
* yellow 6
* yellow 2
0: reroll 1
* die 6
* bag white
* die 6
* bag red
* die 6
* bag white
* die 3
0: pair 2+3
* yellow 2
* yellow 5
0: reroll 12
* die 5
0: pass
* bag red
* die 2
* bag white
* die 3
* bag black
* die 2
0: pair 2+3
0: bid 0
* yellow 2
* yellow 5
0: place 9
0: coins
0: pass
* bag red
* die 2
* bag white
* die 6
* bag white
* die 2
0: pair 1+3
0: bid 5
* yellow 2
* yellow 2
0: pick 0
0: die 1
0: reroll 3
* die 4
0: reroll 12
* die 6
0: pass
end all-full
scores 10
digest bfbdabaec76f3bd78df6e2ada76e7e00
');
INSERT INTO "kept" VALUES('srTqLZHDNzU1',14,1,'{"seat_of":[0,1],"asked":[7,6],"agenda":[{"tuple":[0,{"is":"EndTurn","of":[]}]},{"tuple":[0,{"is":"ChooseAction","of":[]}]}],"lanes":[],"is_open":false,"turn":0,"end":"","players":2,"first":1,"round":4,"ending":"","stock":[[5,2,0,0,0,5,0],[3,0,0,0,0,7,0]],"factories":[{"tuple":[0,27,21]},{"tuple":[0,32,24]}],"robots":[[8,0,0],[0,0,0]],"owned":[0,0],"archives":[{"tuple":[]},{"tuple":[]}],"fresh":0,"used":0,"row":{"tuple":[39,13,36,33,34]},"deck":{"tuple":[0,0,0,0,0,0,0,0,0,0,1,1,1,0,1,1,0,0,1,0,1,0,1,1,0,1,1,0,0,1,0,1,0,0,0,0,0,0,1,0,1]},"display":{"tuple":[0,17,18,19,14]},"pile":{"tuple":[0,1,1,1,1,1,1,1,1,1,1,1,1,1,0,1,1,0,0,0]},"until_end":6,"copies":{"tuple":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]}}','{}','');
INSERT INTO "kept" VALUES('Ydbb9OmYObZa',21,1,'{"seat_of":[0,1,2],"asked":[5,5,9],"agenda":[{"tuple":[1,{"is":"EndOfRound","of":[]}]},{"tuple":[1,{"is":"SafePoint","of":[]}]},{"tuple":[1,{"is":"RevealEvent","of":[]}]},{"tuple":[1,{"is":"SafePoint","of":[]}]},{"tuple":[2,{"is":"NextPick","of":[]}]},{"tuple":[2,{"is":"PickTablets","of":[]}]}],"lanes":[],"is_open":false,"turn":1,"end":"","variant":{"is":"Variant","of":[false,false,0,false,false,2,true,false,true,true]},"players":3,"around":[0,1,2],"machine":1,"phase":0,"round":1,"dice":[4,3],"bag":[4,3,4,3,4,4,3,4,2,3,3,4,4,4,3,3,3,4,4,4,3,2,3,2,4,7],"removed":[0,1,0,1,0,0,1,0,2,0,0,0,0,0,1,0,1,0,0,0,0,2,1,0,0,0],"seen":[0,0,0,0,0,0,0,0,0,1,1,0,0,0,0,1,0,0,0,0,1,0,0,2,0,1],"pool":[0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,1,0,0,0,0,0,0,0,2,0,0],"carry":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"tablets":[[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,1]],"frozen":[[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]],"hands":[65406,65278,65022],"played":[7,8,9],"are_cards_open":true,"shares":[1,2,1],"pickers":[1,0],"setting_aside":-1,"missions":[5,6,4],"mission_known":[1,2,4],"objectives":[4,-1,16,28,0,12,18,-1,6,13,21,-1],"objective_known":[1,1,1,1,2,2,2,2,4,4,4,4],"blocks_shown":[13,7,7],"ruled_out":[0,0,0,0,16,0,1,16,16,0,1,16,1,16,4,0,0,0,0,0,1,16,4,0,64,32,32,0,64,32,32,0,0,0,0,0],"deck":[1,0,1,0,0,0,0,0,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,0,0,1,0,0,1,0,0,0,0,0,0,0],"chooser":[0,1,2],"revealed":[],"cataclysms":0,"is_chaos_done":false,"is_reversed":false,"is_reversed_next":false,"rolls":1,"rolls_next":1,"veto_tokens":7,"talk_tokens":7,"answers":[-1,-1,-1],"votes":[-1,-1,-1],"vetoer":-1,"proposals":[-1,-1,-1],"proposer":-1,"talked":0,"panels":[]}','{}','');
INSERT INTO "kept" VALUES('jADz1x47LD1K',13,1,'{"seat_of":[0,-1],"asked":[13,0],"agenda":[{"tuple":[0,{"is":"Round","of":[]}]},{"tuple":[0,{"is":"NextTurn","of":[1]}]},{"tuple":[0,{"is":"ClearBright","of":[]}]},{"tuple":[0,{"is":"FillRoom","of":[1]}]},{"tuple":[0,{"is":"FillRoom","of":[0]}]},{"tuple":[0,{"is":"SpendPills","of":[]}]},{"tuple":[0,{"is":"Points","of":[1]}]},{"tuple":[0,{"is":"Coffee","of":[1]}]},{"tuple":[0,{"is":"Transfer","of":[1]}]}],"lanes":[],"is_open":false,"turn":0,"end":"","variant":{"is":"Variant","of":[true,false,4,false,false]},"sides":2,"first":0,"round":1,"last_round":0,"desks":[{"is":"Desk","of":[[0,0,0,0,0,0,0],3,0,0,3,0,3,3,[1,1,1],[-1,-1,-1,17,-1,-1,39,-1,-1],[-1,-1,-1,-1,-1,-1,-1,-1,-1],-1,[1,1,1,1,1,1],[8,0,0,0,0,0,0,1,0,0],[0,0,0,0,0,0,0,0,0,0],[],[],0,[],[],[],[true,false],[6,-1],[1,-1],[1,-1],[8,-1],[5,0],[-1,-1],[],[],[],[],[],[0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0],[]]},{"is":"Desk","of":[[0,0,0,0,0,0,0],0,0,1,3,0,4,0,[1,2,2],[40,-1,-1,43,-1,-1,46,-1,-1],[-1,41,42,-1,44,45,-1,47,48],-1,[1,1,1,0,1,1],[0,0,0,0,0,0,0,0,0,0],[1,0,0,0,0,0,0,0,0,0],[],[],0,[],[],[],[true,false],[8,-1],[2,-1],[20,-1],[16,-1],[5,0],[-1,-1],[],[],[1,3,0,2],[1,3,0,2],[],[0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0],[]]}],"standing":[0,1],"freud":4,"freud_reputation":1,"holders":[-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1],"pointed":[-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1],"slot_ideas":[0,0,0,0,0,0,0,0,0,0,0,0],"slot_bright":[0,0,1,0,0,0,0,0,0,0,0,0],"market":[19,0,10,4,3,18],"tile_bag":[0,1,1,0,0,1,1,1,1,1,0,1,1,1,1,1,1,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0],"starting_bag":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,0,0,0,0,0,0,0],"tiles_out":0,"face_up":[6,5],"research_bag":[1,1,1,1,1,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],"manifest_row":[13,0,4,15],"manifest_bag":[0,0,1,1,0,1,1,1,1,1,1,1,1,0,1,0,1,1,1,1,0,1,1,1],"manifest_out":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"latent_bag":[1,1,1,1,1,1,1,1,0,1,1,1,1,1,1,1,0,1],"latent_out":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"client_rows":[[10,3,2],[20,22,14]],"client_bag":[1,1,0,0,1,1,0,1,0,1,0,1,1,1,0,1,1,1,1,1,0,1,0,1],"grief_bag":[1,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],"grief_out":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"treatises":[1,1,1,1,1,1,1,1,1],"goals":[10,8,2,0,1,5,4],"tokens":[5,5,5],"full_stack":5,"location_slots":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"district_slots":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"arrow":1,"card_bag":[1,1,1,1,1,1,1,1,1,1,1,1],"card":-1}','{}','');
CREATE TABLE once (
	digest VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE passkeys (
	id TEXT NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	public_key TEXT NOT NULL, 
	uses BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	lock INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('zeE44j_vlxH6','Guest 269',0);
INSERT INTO "people" VALUES('Qy_P1VSXyArk','Guest 290',0);
INSERT INTO "people" VALUES('KEg9AI1odap5','Guest 164',0);
CREATE TABLE ratings (
	game VARCHAR(64) NOT NULL, 
	seats INTEGER NOT NULL, 
	who VARCHAR(48) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (game, seats, who)
);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	seats INTEGER NOT NULL, 
	who VARCHAR(48) NOT NULL, 
	rank INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "results" VALUES('qR-s5VU7g0ec',0,'clocks',1,'zeE44j_vlxH6',1,10,1.79482732387716078757e+09);
CREATE TABLE said (
	number INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	click VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	readers TEXT NOT NULL, 
	among TEXT NOT NULL, 
	words TEXT NOT NULL, 
	claim VARCHAR(64) NOT NULL, 
	PRIMARY KEY (number), 
	UNIQUE (table_id, person, click), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE "seats" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('cBb56qG8_9Y0',0,'zeE44j_vlxH6');
INSERT INTO "seats" VALUES('qR-s5VU7g0ec',0,'zeE44j_vlxH6');
INSERT INTO "seats" VALUES('srTqLZHDNzU1',0,'zeE44j_vlxH6');
INSERT INTO "seats" VALUES('srTqLZHDNzU1',1,'Qy_P1VSXyArk');
INSERT INTO "seats" VALUES('Ydbb9OmYObZa',0,'zeE44j_vlxH6');
INSERT INTO "seats" VALUES('Ydbb9OmYObZa',1,'Qy_P1VSXyArk');
INSERT INTO "seats" VALUES('Ydbb9OmYObZa',2,'KEg9AI1odap5');
INSERT INTO "seats" VALUES('jADz1x47LD1K',0,'zeE44j_vlxH6');
CREATE TABLE settings (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('secret','a key of no house');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules INTEGER NOT NULL, 
	components VARCHAR(64) NOT NULL, 
	options TEXT NOT NULL, 
	opened FLOAT NOT NULL, seats TEXT DEFAULT '[]' NOT NULL, pace TEXT DEFAULT '{}' NOT NULL, host VARCHAR(32) DEFAULT '' NOT NULL, is_public BOOLEAN DEFAULT 0 NOT NULL, due FLOAT, stage VARCHAR(8) DEFAULT 'waiting' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('cBb56qG8_9Y0','clocks',1,'fd13a845229d9395','{"board":"choose","red":"difference","grey":"plain"}',1.79482732340933012968e+09,'[{"kind":"person","person":"zeE44j_vlxH6","level":""}]','{"kind":"untimed","seconds":0,"increment":0}','zeE44j_vlxH6',0,NULL,'played');
INSERT INTO "tables" VALUES('qR-s5VU7g0ec','clocks',1,'fd13a845229d9395','{"board":"choose","red":"difference","grey":"plain"}',1.79482732360565447804e+09,'[{"kind":"person","person":"zeE44j_vlxH6","level":""}]','{"kind":"untimed","seconds":0,"increment":0}','zeE44j_vlxH6',0,NULL,'over');
INSERT INTO "tables" VALUES('srTqLZHDNzU1','clockworker',1,'c56fb3a9047c0962','{}',1.79482732388186240197e+09,'[{"kind":"person","person":"zeE44j_vlxH6","level":""},{"kind":"open","person":"","level":""}]','{"kind":"untimed","seconds":0,"increment":0}','zeE44j_vlxH6',0,NULL,'played');
INSERT INTO "tables" VALUES('Ydbb9OmYObZa','enkidu',1,'b87c56326a0f1c48','{"length":"long","teleportation-moves":"people","jokers":"owner","odd-tablet":"chosen","seizing":"compulsory","swap-most":"2","swap-sides":"both","swap-counts":"any","piles":"shown","contributors":"shown","seating":"rulebook","windows":"talks"}',1.79482732397058963773e+09,'[{"kind":"person","person":"zeE44j_vlxH6","level":""},{"kind":"open","person":"","level":""},{"kind":"open","person":"","level":""}]','{"kind":"untimed","seconds":0,"increment":0}','zeE44j_vlxH6',0,NULL,'played');
INSERT INTO "tables" VALUES('jADz1x47LD1K','unconscious_mind',1,'9375c07550859639','{"level":"medium","coffee":"ordinary","tile_order":"by_colour","id_rows":"as-listed","therapy":"intake","full_notebook":"no"}',1.79482732399638485903e+09,'[{"kind":"person","person":"zeE44j_vlxH6","level":""}]','{"kind":"untimed","seconds":0,"increment":0}','zeE44j_vlxH6',0,NULL,'played');
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE INDEX ix_said_table_id ON said (table_id);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_stage ON tables (stage);
CREATE INDEX ix_results_who ON results (who);
COMMIT;
