-- A database of rules number 1 of gangster and chicago_gangsters, as it was when rules 2 came: Ada
-- plays all seats of a table of either, both in the middle of a match. No server writes this file.
CREATE TABLE chat ( "table" VARCHAR(32) NOT NULL, number INTEGER NOT NULL, line BLOB NOT NULL, onlooker INTEGER NOT NULL, PRIMARY KEY ("table", number) );
CREATE TABLE commands ( "table" VARCHAR(32) NOT NULL, id VARCHAR(40) NOT NULL, seat INTEGER NOT NULL, answer BLOB NOT NULL, PRIMARY KEY ("table", id) );
CREATE TABLE holders ( "table" VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, person VARCHAR(32) NOT NULL, PRIMARY KEY ("table", seat, person) );
CREATE TABLE links ( hash VARCHAR(64) NOT NULL, "table" VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, replaces INTEGER NOT NULL, created BIGINT NOT NULL, PRIMARY KEY (hash), UNIQUE (hash) );
CREATE TABLE meta ( "key" VARCHAR(40) NOT NULL, value TEXT, PRIMARY KEY ("key") );
CREATE TABLE people ( id VARCHAR(32) NOT NULL, name VARCHAR(60) NOT NULL, account VARCHAR(60), password TEXT, webhook TEXT, created BIGINT NOT NULL, PRIMARY KEY (id), UNIQUE (account) );
CREATE TABLE sessions ( hash VARCHAR(64) NOT NULL, person VARCHAR(32), "table" VARCHAR(32), seat INTEGER, created BIGINT NOT NULL, PRIMARY KEY (hash) );
CREATE TABLE tables ( id VARCHAR(32) NOT NULL, version INTEGER NOT NULL, code VARCHAR(12), invite VARCHAR(32), game VARCHAR(60) NOT NULL, state VARCHAR(12) NOT NULL, listed INTEGER NOT NULL, wakes BIGINT, changed BIGINT NOT NULL, document BLOB NOT NULL, position BLOB, PRIMARY KEY (id), UNIQUE (code), UNIQUE (invite) );
CREATE TABLE turns ( "table" VARCHAR(32) NOT NULL, number INTEGER NOT NULL, lines TEXT NOT NULL, events BLOB NOT NULL, streams BLOB NOT NULL, at BIGINT NOT NULL, PRIMARY KEY ("table", number) );
CREATE INDEX holders_person ON holders (person);
CREATE INDEX tables_listed ON tables (listed, state);
CREATE INDEX tables_wakes ON tables (wakes);
INSERT INTO "meta" VALUES ('version', '1');
INSERT INTO "meta" VALUES ('alive', '1794826452982');
INSERT INTO "people" VALUES ('964f4a59e20a7baa', 'Ada', NULL, NULL, NULL, 1794826412601);
INSERT INTO "sessions" VALUES ('0fb9bb28166df7d5ea09d5f5047ff605e8c4807c2e2d4d7186f2e58e44e4d3c5', '964f4a59e20a7baa', NULL, NULL, 1794826412601);
INSERT INTO "tables" VALUES ('53fc746a2758cff2bfad150634acf2b7', 171, '3BPAJF', '3d337a9b3e10798de59d397f0f431daa', 'gangster', 'running', 0, NULL, 1794826455440, CAST('{"id":"53fc746a2758cff2bfad150634acf2b7","code":"3BPAJF","invite":"3d337a9b3e10798de59d397f0f431daa","game":"gangster","rules":1,"edition":"amigo-2007","box":"65e34ea089ce5664a3aefba62661628b","seats":3,"options":{},"settings":{"listed":false,"watch":true,"pace":"normal","talk":60,"clock":{"kind":"none","amount":0}},"state":"running","host":"964f4a59e20a7baa","host_name":"Ada","players":[{"kind":"person","name":"Ada","owner":"964f4a59e20a7baa","holders":["964f4a59e20a7baa"],"bot":null,"stand_in":false,"resigned":false,"outside":false},{"kind":"person","name":"Ada","owner":"964f4a59e20a7baa","holders":["964f4a59e20a7baa"],"bot":null,"stand_in":false,"resigned":false,"outside":false},{"kind":"person","name":"Ada","owner":"964f4a59e20a7baa","holders":["964f4a59e20a7baa"],"bot":null,"stand_in":false,"resigned":false,"outside":false}],"secret":"7c7c5c80fd0dd0453ca63db9aefb5cec01667b69738e98860e101d93fc2356a4","commitment":"c4151f00b411f27fc232f175afcdb885c09fb2fa2a062f08de881d9a4a4d8a17","created":1794826417891,"changed":1794826455440,"strings":{},"version":171,"news":1,"address":"12ca17b49af22894","numbers":[171,171,171,171],"asks":[{"number":56,"open":true,"mark":"78543f85ad8a","since":1794826455440},{"number":57,"open":false,"mark":"c6afab81adef","since":1794826454638},{"number":58,"open":false,"mark":"1200c5bb232e","since":1794826455016}],"drafts":{},"asked":[0],"deadlines":[null,null,null],"paused_at":null,"turns":171,"lines":214,"outcomes":44,"layout":"7d61feb2938f799f","result":null,"tally":[],"previous":null,"next":null,"analysis":false,"given":0,"talked":0,"whispered":0}' AS BLOB), X'0000000000000000000000000000000000000000000000000c000000000000000000000000000000010000000000000000000000000000000000000000000000050100000200000000000000000000000000000000000000000000000000000000000000000000002a0000008001000000000000000000000100000006000000000000000000000000000000000000000000000010000000000000000000000000000000000000003800000000000000000000000000000000000000000000000000000000000000170012000c00000000000100e0030f0000030a0bff0e0c0d0801030605ffff0b05070000000001000001000000000100000000000000000000000000000000000000030607000002ff02010401ffffffff020000000001030303020404000101010101010100030001070301');
INSERT INTO "tables" VALUES ('f371c1b617118d9170b0373445e7324e', 4, 'W55ES3', 'fbfaa55d8d57202bec9385ec0f7f86f9', 'chicago_gangsters', 'running', 0, NULL, 1794826456190, CAST('{"id":"f371c1b617118d9170b0373445e7324e","code":"W55ES3","invite":"fbfaa55d8d57202bec9385ec0f7f86f9","game":"chicago_gangsters","rules":1,"edition":"kosmos-2009","box":"e2a3ae81929a84607f087bb4abbb850b","seats":4,"options":{"talk":false,"godfather":false},"settings":{"listed":false,"watch":true,"pace":"normal","talk":60,"clock":{"kind":"none","amount":0}},"state":"running","host":"964f4a59e20a7baa","host_name":"Ada","players":[{"kind":"person","name":"Ada","owner":"964f4a59e20a7baa","holders":["964f4a59e20a7baa"],"bot":null,"stand_in":false,"resigned":false,"outside":false},{"kind":"person","name":"Ada","owner":"964f4a59e20a7baa","holders":["964f4a59e20a7baa"],"bot":null,"stand_in":false,"resigned":false,"outside":false},{"kind":"person","name":"Ada","owner":"964f4a59e20a7baa","holders":["964f4a59e20a7baa"],"bot":null,"stand_in":false,"resigned":false,"outside":false},{"kind":"person","name":"Ada","owner":"964f4a59e20a7baa","holders":["964f4a59e20a7baa"],"bot":null,"stand_in":false,"resigned":false,"outside":false}],"secret":"e3a8ce4e5a733faab4c7fc3d936bff11563c83adf9ed344c3237227c61305aa2","commitment":"52447a5bfe0438196245642fa076094b0ad2885d3ca3a84e41cba97898215813","created":1794826455977,"changed":1794826456190,"strings":{},"version":4,"news":1,"address":"12ca17b49af22894","numbers":[2,3,2,3,2],"asks":[{"number":0,"open":false,"mark":"","since":0},{"number":2,"open":false,"mark":"486df238e95c","since":1794826456136},{"number":0,"open":false,"mark":"","since":0},{"number":2,"open":true,"mark":"b93d559e146f","since":1794826456162}],"drafts":{},"asked":[3],"deadlines":[null,null,null,null],"paused_at":null,"turns":4,"lines":31,"outcomes":28,"layout":"adfdaf26a4a91927","result":null,"tally":[],"previous":null,"next":null,"analysis":false,"given":0,"talked":0,"whispered":0}' AS BLOB), X'800000001000000004000000001000000000000069ef0300f71ffe1fff0d00000000000000000000ffffffff01000200000001000000000000000000000101010000000101000100000001000000010000000000000101000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000704000303030104030400000000000000000000000000000001000302ff01000100ff0000000000ffffffffffffffffffff0000000000ffffffffffffffffffffffffffffffffffffffff20010300090100ffffffff00ffff00ff00ffffffff0000ff00000000ff0000080d0401');
INSERT INTO "holders" VALUES ('53fc746a2758cff2bfad150634acf2b7', 0, '964f4a59e20a7baa');
INSERT INTO "holders" VALUES ('53fc746a2758cff2bfad150634acf2b7', 1, '964f4a59e20a7baa');
INSERT INTO "holders" VALUES ('53fc746a2758cff2bfad150634acf2b7', 2, '964f4a59e20a7baa');
INSERT INTO "holders" VALUES ('f371c1b617118d9170b0373445e7324e', 0, '964f4a59e20a7baa');
INSERT INTO "holders" VALUES ('f371c1b617118d9170b0373445e7324e', 1, '964f4a59e20a7baa');
INSERT INTO "holders" VALUES ('f371c1b617118d9170b0373445e7324e', 2, '964f4a59e20a7baa');
INSERT INTO "holders" VALUES ('f371c1b617118d9170b0373445e7324e', 3, '964f4a59e20a7baa');
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 0, '* harbour trunk
* harbour bumper
* harbour trunk
* equip grey tommy_gun
* equip green motor
* equip yellow motor
* table north_side 1
* table west_side 4
* table greek_town 11
* table the_loop 12
* table little_italy 15
* table little_africa 13
* table south_side 14
* table stickney 9
* table chinatown 2
* start 0
* deal grey little_africa
* deal grey greek_town
* deal green west_side
* deal green the_loop
* deal yellow little_italy
* deal yellow south_side
* double greek_town', CAST('[[[0,3,-1,-1,-1,-1,-1]],[[0,4,-1,-1,-1,-1,-1]],[[0,3,-1,-1,-1,-1,-1]],[[2,0,2,-1,-1,-1,-1]],[[2,1,1,-1,-1,-1,-1]],[[2,2,1,-1,-1,-1,-1]],[[3,0,0,-1,-1,-1,-1]],[[3,1,3,-1,-1,-1,-1]],[[3,2,10,-1,-1,-1,-1]],[[3,3,11,-1,-1,-1,-1]],[[3,5,14,-1,-1,-1,-1]],[[3,6,12,-1,-1,-1,-1]],[[3,7,13,-1,-1,-1,-1]],[[3,8,8,-1,-1,-1,-1]],[[3,9,1,-1,-1,-1,-1]],[[4,0,-1,-1,-1,-1,-1]],[[5,0,6,1,-1,-1,-1]],[[5,0,2,0,-1,-1,-1]],[[5,1,1,1,-1,-1,-1]],[[5,1,3,0,-1,-1,-1]],[[5,2,5,1,-1,-1,-1]],[[5,2,7,0,-1,-1,-1]],[[20,2,1,-1,-1,-1,-1],[6,1,0,-1,-1,-1,-1]]]' AS BLOB), CAST('[1,1,1,1]' AS BLOB), 1794826417952);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 1, '0 load south_side 1', CAST('[[[10,0,2,7,0,-1,-1]]]' AS BLOB), CAST('[2,2,2,2]' AS BLOB), 1794826420219);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 2, '1 unload green', CAST('[[[9,1,1,1,1,-1,-1]]]' AS BLOB), CAST('[3,3,3,3]' AS BLOB), 1794826420342);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 3, '2 drive 3 south_side', CAST('[[[8,2,2,5,7,-1,-1]]]' AS BLOB), CAST('[4,4,4,4]' AS BLOB), 1794826420436);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 4, '0 drive 1 stickney', CAST('[[[8,0,0,6,8,-1,-1]]]' AS BLOB), CAST('[5,5,5,5]' AS BLOB), 1794826420463);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 5, '1 drive 1 cicero', CAST('[[[8,1,0,1,4,-1,-1]]]' AS BLOB), CAST('[6,6,6,6]' AS BLOB), 1794826420497);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 6, '2 unload yellow', CAST('[[[9,2,2,7,0,-1,-1]]]' AS BLOB), CAST('[7,7,7,7]' AS BLOB), 1794826420589);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 7, '0 unload grey', CAST('[[[9,0,0,8,0,-1,-1]]]' AS BLOB), CAST('[8,8,8,8]' AS BLOB), 1794826420686);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 8, '1 drive 2 north_side', CAST('[[[8,1,1,4,0,-1,-1]]]' AS BLOB), CAST('[9,9,9,9]' AS BLOB), 1794826420797);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 9, '2 load south_side 1', CAST('[[[10,2,2,7,0,-1,-1]]]' AS BLOB), CAST('[10,10,10,10]' AS BLOB), 1794826420894);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 10, '0 unload yellow', CAST('[[[9,0,2,8,1,-1,-1]]]' AS BLOB), CAST('[11,11,11,11]' AS BLOB), 1794826421002);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 11, '1 unload green', CAST('[[[9,1,1,0,0,-1,-1]]]' AS BLOB), CAST('[12,12,12,12]' AS BLOB), 1794826421107);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 12, '2 unload yellow', CAST('[[[9,2,2,7,0,-1,-1]]]' AS BLOB), CAST('[13,13,13,13]' AS BLOB), 1794826421206);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 13, '0 unload grey', CAST('[[[9,0,0,8,2,-1,-1]]]' AS BLOB), CAST('[14,14,14,14]' AS BLOB), 1794826421304);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 14, '1 drive 3 north_side
* double chinatown', CAST('[[[8,1,2,0,0,-1,-1],[19,1,-1,-1,-1,-1,-1]],[[20,9,2,-1,-1,-1,-1]]]' AS BLOB), CAST('[15,15,15,15]' AS BLOB), 1794826421390);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 15, '2 unload yellow', CAST('[[[9,2,2,7,1,-1,-1]]]' AS BLOB), CAST('[16,16,16,16]' AS BLOB), 1794826421518);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 16, '0 drive 2 cicero', CAST('[[[8,0,1,8,4,-1,-1]]]' AS BLOB), CAST('[17,17,17,17]' AS BLOB), 1794826421629);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 17, '1 drive 2 the_loop', CAST('[[[8,1,1,0,3,-1,-1]]]' AS BLOB), CAST('[18,18,18,18]' AS BLOB), 1794826421722);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 18, '2 unload yellow', CAST('[[[9,2,2,7,2,-1,-1]]]' AS BLOB), CAST('[19,19,19,19]' AS BLOB), 1794826421846);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 19, '0 load little_italy 1', CAST('[[[10,0,2,5,0,-1,-1]]]' AS BLOB), CAST('[20,20,20,20]' AS BLOB), 1794826421942);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 20, '1 unload green', CAST('[[[9,1,1,3,1,-1,-1]]]' AS BLOB), CAST('[21,21,21,21]' AS BLOB), 1794826422068);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 21, '2 drive 1 gold_coast', CAST('[[[8,2,0,7,10,-1,-1]]]' AS BLOB), CAST('[22,22,22,22]' AS BLOB), 1794826422182);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 22, '2 take bumper
* harbour trunk
* harbour door
* harbour tommy_gun
* harbour bodyguard', CAST('[[[15,2,4,-1,-1,-1,-1]],[[0,3,-1,-1,-1,-1,-1],[1,3,-1,-1,-1,-1,-1]],[[0,5,-1,-1,-1,-1,-1]],[[0,2,-1,-1,-1,-1,-1]],[[0,0,-1,-1,-1,-1,-1]]]' AS BLOB), CAST('[23,23,23,23]' AS BLOB), 1794826422234);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 23, '0 drive 3 little_italy
* double west_side', CAST('[[[8,0,2,4,5,-1,-1],[19,0,-1,-1,-1,-1,-1]],[[20,1,3,-1,-1,-1,-1]]]' AS BLOB), CAST('[24,24,24,24]' AS BLOB), 1794826422316);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 24, '1 unload green', CAST('[[[9,1,1,3,2,-1,-1]]]' AS BLOB), CAST('[25,25,25,25]' AS BLOB), 1794826422489);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 25, '2 drive 2 little_africa
* police', CAST('[[[8,2,1,10,6,-1,-1],[19,2,-1,-1,-1,-1,-1]],[[21,1,-1,-1,-1,-1,-1]]]' AS BLOB), CAST('[26,26,26,26]' AS BLOB), 1794826422592);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 26, '0 unload grey', CAST('[[[9,0,0,5,0,-1,-1]]]' AS BLOB), CAST('[27,27,27,27]' AS BLOB), 1794826422710);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 27, '1 load the_loop 2', CAST('[[[10,1,1,3,1,-1,-1]]]' AS BLOB), CAST('[28,28,28,28]' AS BLOB), 1794826422858);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 28, '2 load little_africa 1', CAST('[[[10,2,0,6,0,-1,-1]]]' AS BLOB), CAST('[29,29,29,29]' AS BLOB), 1794826422974);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 29, '0 unload yellow', CAST('[[[9,0,2,5,1,-1,-1]]]' AS BLOB), CAST('[30,30,30,30]' AS BLOB), 1794826423174);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 30, '1 unload green', CAST('[[[9,1,1,3,3,-1,-1]]]' AS BLOB), CAST('[31,31,31,31]' AS BLOB), 1794826423328);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 31, '2 unload grey', CAST('[[[9,2,0,6,0,-1,-1]]]' AS BLOB), CAST('[32,32,32,32]' AS BLOB), 1794826423482);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 32, '0 unload grey', CAST('[[[9,0,0,5,2,-1,-1]]]' AS BLOB), CAST('[33,33,33,33]' AS BLOB), 1794826423598);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 33, '1 drive 3 cicero', CAST('[[[8,1,2,3,4,-1,-1]]]' AS BLOB), CAST('[34,34,34,34]' AS BLOB), 1794826423715);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 34, '2 drive 1 west_side', CAST('[[[8,2,0,6,1,-1,-1]]]' AS BLOB), CAST('[35,35,35,35]' AS BLOB), 1794826423885);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 35, '0 load little_italy 3', CAST('[[[10,0,0,5,2,-1,-1]]]' AS BLOB), CAST('[36,36,36,36]' AS BLOB), 1794826424022);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 36, '1 drive 1 south_side
* double north_side', CAST('[[[8,1,0,4,7,-1,-1],[19,1,-1,-1,-1,-1,-1]],[[20,0,4,-1,-1,-1,-1]]]' AS BLOB), CAST('[37,37,37,37]' AS BLOB), 1794826424222);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 37, '2 drive 3 little_italy', CAST('[[[8,2,2,1,5,-1,-1]]]' AS BLOB), CAST('[38,38,38,38]' AS BLOB), 1794826424363);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 38, '2 push grey cicero', CAST('[[[11,2,0,5,4,-1,-1]]]' AS BLOB), CAST('[39,39,39,39]' AS BLOB), 1794826424506);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 39, '0 load west_side 1', CAST('[[[10,0,1,1,0,-1,-1]]]' AS BLOB), CAST('[40,40,40,40]' AS BLOB), 1794826424634);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 40, '1 load south_side 1', CAST('[[[10,1,2,7,0,-1,-1]]]' AS BLOB), CAST('[41,41,41,41]' AS BLOB), 1794826424790);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 41, '2 drive 2 stickney
* double south_side', CAST('[[[8,2,1,5,8,-1,-1],[19,2,-1,-1,-1,-1,-1]],[[20,7,5,-1,-1,-1,-1]]]' AS BLOB), CAST('[42,42,42,42]' AS BLOB), 1794826424959);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 42, '0 drive 2 stickney', CAST('[[[8,0,1,4,8,-1,-1]]]' AS BLOB), CAST('[43,43,43,43]' AS BLOB), 1794826425101);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 43, '1 drive 2 greek_town', CAST('[[[8,1,1,7,2,-1,-1]]]' AS BLOB), CAST('[44,44,44,44]' AS BLOB), 1794826425250);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 44, '2 unload yellow', CAST('[[[9,2,2,8,3,-1,-1]]]' AS BLOB), CAST('[45,45,45,45]' AS BLOB), 1794826425394);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 45, '0 load stickney 1', CAST('[[[10,0,0,8,0,-1,-1]]]' AS BLOB), CAST('[46,46,46,46]' AS BLOB), 1794826425544);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 46, '1 drive 1 west_side', CAST('[[[8,1,0,2,1,-1,-1]]]' AS BLOB), CAST('[47,47,47,47]' AS BLOB), 1794826425730);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 47, '2 unload yellow', CAST('[[[9,2,2,8,4,-1,-1]]]' AS BLOB), CAST('[48,48,48,48]' AS BLOB), 1794826425959);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 48, '0 load stickney 3', CAST('[[[10,0,0,8,2,-1,-1]]]' AS BLOB), CAST('[49,49,49,49]' AS BLOB), 1794826426134);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 49, '1 unload green', CAST('[[[9,1,1,1,2,-1,-1]]]' AS BLOB), CAST('[50,50,50,50]' AS BLOB), 1794826426355);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 50, '2 unload yellow', CAST('[[[9,2,2,8,5,-1,-1]]]' AS BLOB), CAST('[51,51,51,51]' AS BLOB), 1794826426450);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 51, '0 unload green', CAST('[[[9,0,1,8,6,-1,-1]]]' AS BLOB), CAST('[52,52,52,52]' AS BLOB), 1794826426538);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 52, '1 unload green', CAST('[[[9,1,1,1,3,-1,-1]]]' AS BLOB), CAST('[53,53,53,53]' AS BLOB), 1794826426718);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 53, '2 load stickney 7', CAST('[[[10,2,1,8,6,-1,-1]]]' AS BLOB), CAST('[54,54,54,54]' AS BLOB), 1794826426890);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 54, '0 load stickney 6', CAST('[[[10,0,2,8,5,-1,-1]]]' AS BLOB), CAST('[55,55,55,55]' AS BLOB), 1794826427037);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 55, '1 unload green', CAST('[[[9,1,1,1,4,-1,-1]]]' AS BLOB), CAST('[56,56,56,56]' AS BLOB), 1794826427216);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 56, '2 load stickney 5', CAST('[[[10,2,2,8,4,-1,-1]]]' AS BLOB), CAST('[57,57,57,57]' AS BLOB), 1794826427358);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 57, '0 unload yellow', CAST('[[[9,0,2,8,4,-1,-1]]]' AS BLOB), CAST('[58,58,58,58]' AS BLOB), 1794826427526);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 58, '1 load west_side 5', CAST('[[[10,1,1,1,4,-1,-1]]]' AS BLOB), CAST('[59,59,59,59]' AS BLOB), 1794826427688);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 59, '2 load stickney 2', CAST('[[[10,2,2,8,1,-1,-1]]]' AS BLOB), CAST('[60,60,60,60]' AS BLOB), 1794826427877);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 60, '0 load west_side 4', CAST('[[[10,0,1,1,3,-1,-1]]]' AS BLOB), CAST('[61,61,61,61]' AS BLOB), 1794826428044);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 61, '1 unload green', CAST('[[[9,1,1,1,3,-1,-1]]]' AS BLOB), CAST('[62,62,62,62]' AS BLOB), 1794826428230);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 62, '2 drive 2 the_loop', CAST('[[[8,2,1,8,3,-1,-1]]]' AS BLOB), CAST('[63,63,63,63]' AS BLOB), 1794826428432);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 63, '0 drive 1 little_africa', CAST('[[[8,0,0,8,6,-1,-1]]]' AS BLOB), CAST('[64,64,64,64]' AS BLOB), 1794826428558);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 64, '1 drive 3 gold_coast', CAST('[[[8,1,2,1,10,-1,-1]]]' AS BLOB), CAST('[65,65,65,65]' AS BLOB), 1794826428726);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 65, '1 keep', CAST('[[[14,1,-1,-1,-1,-1,-1]]]' AS BLOB), CAST('[66,66,66,66]' AS BLOB), 1794826428898);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 66, '1 take tommy_gun
* harbour bodyguard
* police', CAST('[[[15,1,2,-1,-1,-1,-1]],[[0,0,-1,-1,-1,-1,-1],[19,1,-1,-1,-1,-1,-1]],[[21,0,-1,-1,-1,-1,-1]]]' AS BLOB), CAST('[67,67,67,67]' AS BLOB), 1794826429054);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 67, '2 unload green', CAST('[[[9,2,1,3,4,-1,-1]]]' AS BLOB), CAST('[68,68,68,68]' AS BLOB), 1794826429222);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 68, '0 drive 3 chinatown
* double little_italy', CAST('[[[8,0,2,6,9,-1,-1],[19,0,-1,-1,-1,-1,-1]],[[20,5,6,-1,-1,-1,-1]]]' AS BLOB), CAST('[69,69,69,69]' AS BLOB), 1794826429397);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 69, '1 drive 3 the_loop', CAST('[[[8,1,2,10,3,-1,-1]]]' AS BLOB), CAST('[70,70,70,70]' AS BLOB), 1794826429630);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 70, '2 drive 3 chinatown', CAST('[[[8,2,2,3,9,-1,-1]]]' AS BLOB), CAST('[71,71,71,71]' AS BLOB), 1794826429797);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 71, '2 done', CAST('[[[12,2,-1,-1,-1,-1,-1]]]' AS BLOB), CAST('[72,72,72,72]' AS BLOB), 1794826429982);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 72, '0 unload green', CAST('[[[9,0,1,9,0,-1,-1]]]' AS BLOB), CAST('[73,73,73,73]' AS BLOB), 1794826430156);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 73, '1 load the_loop 3', CAST('[[[10,1,1,3,2,-1,-1]]]' AS BLOB), CAST('[74,74,74,74]' AS BLOB), 1794826430276);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 74, '2 unload yellow', CAST('[[[9,2,2,9,1,-1,-1]]]' AS BLOB), CAST('[75,75,75,75]' AS BLOB), 1794826430431);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 75, '0 load chinatown 2', CAST('[[[10,0,2,9,1,-1,-1]]]' AS BLOB), CAST('[76,76,76,76]' AS BLOB), 1794826430600);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 76, '1 drive 1 chinatown', CAST('[[[8,1,0,3,9,-1,-1]]]' AS BLOB), CAST('[77,77,77,77]' AS BLOB), 1794826430806);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 77, '2 load chinatown 1', CAST('[[[10,2,1,9,0,-1,-1]]]' AS BLOB), CAST('[78,78,78,78]' AS BLOB), 1794826430988);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 78, '0 drive 1 little_africa', CAST('[[[8,0,0,9,6,-1,-1]]]' AS BLOB), CAST('[79,79,79,79]' AS BLOB), 1794826431181);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 79, '1 unload yellow', CAST('[[[9,1,2,9,0,-1,-1]]]' AS BLOB), CAST('[80,80,80,80]' AS BLOB), 1794826431394);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 80, '2 load chinatown 1', CAST('[[[10,2,2,9,0,-1,-1]]]' AS BLOB), CAST('[81,81,81,81]' AS BLOB), 1794826431626);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 81, '0 drive 3 cicero', CAST('[[[8,0,2,6,4,-1,-1]]]' AS BLOB), CAST('[82,82,82,82]' AS BLOB), 1794826431822);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 82, '1 load little_italy 2', CAST('[[[10,1,2,5,1,-1,-1]]]' AS BLOB), CAST('[83,83,83,83]' AS BLOB), 1794826432030);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 83, '2 unload green', CAST('[[[9,2,1,9,0,-1,-1]]]' AS BLOB), CAST('[84,84,84,84]' AS BLOB), 1794826432239);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 84, '0 drive 2 south_side
* double stickney', CAST('[[[8,0,1,4,7,-1,-1],[19,0,-1,-1,-1,-1,-1]],[[20,8,7,-1,-1,-1,-1]]]' AS BLOB), CAST('[85,85,85,85]' AS BLOB), 1794826432447);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 85, '1 load chinatown 1', CAST('[[[10,1,1,9,0,-1,-1]]]' AS BLOB), CAST('[86,86,86,86]' AS BLOB), 1794826432664);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 86, '2 unload yellow', CAST('[[[9,2,2,9,0,-1,-1]]]' AS BLOB), CAST('[87,87,87,87]' AS BLOB), 1794826432817);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 87, '0 unload yellow', CAST('[[[9,0,2,7,3,-1,-1]]]' AS BLOB), CAST('[88,88,88,88]' AS BLOB), 1794826432999);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 88, '1 drive 2 little_italy
* double the_loop
* casino 2
* double stickney', CAST('[[[8,1,1,9,5,-1,-1],[19,1,-1,-1,-1,-1,-1]],[[20,3,8,-1,-1,-1,-1]],[[22,1,0,1,-1,-1,-1],[23,0,0,1,-1,-1,-1],[24,0,1,1,1,1,10],[23,1,3,1,-1,-1,-1],[24,1,1,1,3,4,4],[23,2,10,1,-1,-1,-1],[24,2,0,1,1,1,2],[23,3,11,1,-1,-1,-1],[24,3,1,1,3,5,4],[23,5,14,1,-1,-1,-1],[24,5,0,1,1,1,14],[23,6,12,0,-1,-1,-1],[24,6,0,1,1,1,7],[23,7,13,1,-1,-1,-1],[24,7,2,1,3,4,4],[23,8,8,1,-1,-1,-1],[24,8,2,1,2,5,4],[23,9,1,1,-1,-1,-1],[24,9,2,1,1,1,4],[26,0,23,-1,-1,-1,-1],[26,1,18,-1,-1,-1,-1],[26,2,12,-1,-1,-1,-1],[27,0,6,-1,-1,-1,-1],[27,1,6,-1,-1,-1,-1],[27,2,6,-1,-1,-1,-1]],[[20,8,1,-1,-1,-1,-1],[6,2,2,-1,-1,-1,-1]]]' AS BLOB), CAST('[89,89,89,89]' AS BLOB), 1794826433123);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 89, '2 unload yellow', CAST('[[[9,2,2,9,1,-1,-1]]]' AS BLOB), CAST('[90,90,90,90]' AS BLOB), 1794826433277);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 90, '0 load south_side 3', CAST('[[[10,0,2,7,2,-1,-1]]]' AS BLOB), CAST('[91,91,91,91]' AS BLOB), 1794826433438);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 91, '1 unload yellow', CAST('[[[9,1,2,5,1,-1,-1]]]' AS BLOB), CAST('[92,92,92,92]' AS BLOB), 1794826433603);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 92, '2 load chinatown 2', CAST('[[[10,2,2,9,1,-1,-1]]]' AS BLOB), CAST('[93,93,93,93]' AS BLOB), 1794826433804);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 93, '0 unload yellow', CAST('[[[9,0,2,7,4,-1,-1]]]' AS BLOB), CAST('[94,94,94,94]' AS BLOB), 1794826434048);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 94, '1 load south_side 4', CAST('[[[10,1,2,7,3,-1,-1]]]' AS BLOB), CAST('[95,95,95,95]' AS BLOB), 1794826434270);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 95, '2 load chinatown 1', CAST('[[[10,2,2,9,0,-1,-1]]]' AS BLOB), CAST('[96,96,96,96]' AS BLOB), 1794826434630);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 96, '0 load little_italy 2', CAST('[[[10,0,2,5,1,-1,-1]]]' AS BLOB), CAST('[97,97,97,97]' AS BLOB), 1794826434907);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 97, '1 drive 3 little_italy', CAST('[[[8,1,2,5,5,-1,-1]]]' AS BLOB), CAST('[98,98,98,98]' AS BLOB), 1794826435239);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 98, '2 unload yellow', CAST('[[[9,2,2,9,0,-1,-1]]]' AS BLOB), CAST('[99,99,99,99]' AS BLOB), 1794826435612);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 99, '0 drive 3 the_loop', CAST('[[[8,0,2,7,3,-1,-1]]]' AS BLOB), CAST('[100,100,100,100]' AS BLOB), 1794826435870);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 100, '1 unload green', CAST('[[[9,1,1,5,1,-1,-1]]]' AS BLOB), CAST('[101,101,101,101]' AS BLOB), 1794826436058);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 101, '2 load chinatown 1', CAST('[[[10,2,2,9,0,-1,-1]]]' AS BLOB), CAST('[102,102,102,102]' AS BLOB), 1794826436231);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 102, '0 unload grey', CAST('[[[9,0,0,3,5,-1,-1]]]' AS BLOB), CAST('[103,103,103,103]' AS BLOB), 1794826436448);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 103, '1 unload green', CAST('[[[9,1,1,5,2,-1,-1]]]' AS BLOB), CAST('[104,104,104,104]' AS BLOB), 1794826436656);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 104, '2 unload yellow', CAST('[[[9,2,2,9,0,-1,-1]]]' AS BLOB), CAST('[105,105,105,105]' AS BLOB), 1794826436858);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 105, '0 load the_loop 6', CAST('[[[10,0,0,3,5,-1,-1]]]' AS BLOB), CAST('[106,106,106,106]' AS BLOB), 1794826437057);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 106, '1 load little_italy 3', CAST('[[[10,1,1,5,2,-1,-1]]]' AS BLOB), CAST('[107,107,107,107]' AS BLOB), 1794826437244);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 107, '2 load chinatown 1', CAST('[[[10,2,2,9,0,-1,-1]]]' AS BLOB), CAST('[108,108,108,108]' AS BLOB), 1794826437446);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 108, '0 unload grey', CAST('[[[9,0,0,3,5,-1,-1]]]' AS BLOB), CAST('[109,109,109,109]' AS BLOB), 1794826437762);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 109, '1 load little_italy 2', CAST('[[[10,1,1,5,1,-1,-1]]]' AS BLOB), CAST('[110,110,110,110]' AS BLOB), 1794826438014);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 110, '2 unload yellow', CAST('[[[9,2,2,9,0,-1,-1]]]' AS BLOB), CAST('[111,111,111,111]' AS BLOB), 1794826438211);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 111, '0 load the_loop 6', CAST('[[[10,0,0,3,5,-1,-1]]]' AS BLOB), CAST('[112,112,112,112]' AS BLOB), 1794826438388);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 112, '1 unload green', CAST('[[[9,1,1,5,1,-1,-1]]]' AS BLOB), CAST('[113,113,113,113]' AS BLOB), 1794826438514);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 113, '2 drive 1 cicero
* police', CAST('[[[8,2,0,9,4,-1,-1],[19,2,-1,-1,-1,-1,-1]],[[21,1,-1,-1,-1,-1,-1]]]' AS BLOB), CAST('[114,114,114,114]' AS BLOB), 1794826438747);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 114, '0 unload grey', CAST('[[[9,0,0,3,5,-1,-1]]]' AS BLOB), CAST('[115,115,115,115]' AS BLOB), 1794826438988);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 115, '1 unload green', CAST('[[[9,1,1,5,2,-1,-1]]]' AS BLOB), CAST('[116,116,116,116]' AS BLOB), 1794826439199);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 116, '2 drive 3 west_side', CAST('[[[8,2,2,4,1,-1,-1]]]' AS BLOB), CAST('[117,117,117,117]' AS BLOB), 1794826439434);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 117, '0 unload yellow', CAST('[[[9,0,2,3,6,-1,-1]]]' AS BLOB), CAST('[118,118,118,118]' AS BLOB), 1794826439678);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 118, '1 unload green', CAST('[[[9,1,1,5,3,-1,-1]]]' AS BLOB), CAST('[119,119,119,119]' AS BLOB), 1794826439914);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 119, '2 load west_side 2', CAST('[[[10,2,1,1,1,-1,-1]]]' AS BLOB), CAST('[120,120,120,120]' AS BLOB), 1794826440158);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 120, '0 load the_loop 6', CAST('[[[10,0,0,3,5,-1,-1]]]' AS BLOB), CAST('[121,121,121,121]' AS BLOB), 1794826440389);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 121, '1 load little_italy 3', CAST('[[[10,1,1,5,2,-1,-1]]]' AS BLOB), CAST('[122,122,122,122]' AS BLOB), 1794826440645);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 122, '2 drive 2 south_side', CAST('[[[8,2,1,1,7,-1,-1]]]' AS BLOB), CAST('[123,123,123,123]' AS BLOB), 1794826440852);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 123, '0 load the_loop 5', CAST('[[[10,0,1,3,4,-1,-1]]]' AS BLOB), CAST('[124,124,124,124]' AS BLOB), 1794826441146);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 124, '1 drive 2 cicero', CAST('[[[8,1,1,5,4,-1,-1]]]' AS BLOB), CAST('[125,125,125,125]' AS BLOB), 1794826441448);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 125, '2 unload yellow', CAST('[[[9,2,2,7,5,-1,-1]]]' AS BLOB), CAST('[126,126,126,126]' AS BLOB), 1794826441754);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 126, '0 unload grey', CAST('[[[9,0,0,3,7,-1,-1]]]' AS BLOB), CAST('[127,127,127,127]' AS BLOB), 1794826442023);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 127, '1 drive 1 south_side
* double little_africa', CAST('[[[8,1,0,4,7,-1,-1],[19,1,-1,-1,-1,-1,-1]],[[20,6,2,-1,-1,-1,-1]]]' AS BLOB), CAST('[128,128,128,128]' AS BLOB), 1794826442282);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 128, '2 load south_side 6', CAST('[[[10,2,2,7,5,-1,-1]]]' AS BLOB), CAST('[129,129,129,129]' AS BLOB), 1794826442557);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 129, '0 unload green', CAST('[[[9,0,1,3,8,-1,-1]]]' AS BLOB), CAST('[130,130,130,130]' AS BLOB), 1794826442821);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 130, '1 drive 2 stickney', CAST('[[[8,1,1,7,8,-1,-1]]]' AS BLOB), CAST('[131,131,131,131]' AS BLOB), 1794826443016);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 131, '2 load south_side 2', CAST('[[[10,2,2,7,1,-1,-1]]]' AS BLOB), CAST('[132,132,132,132]' AS BLOB), 1794826443482);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 132, '0 load the_loop 1', CAST('[[[10,0,1,3,0,-1,-1]]]' AS BLOB), CAST('[133,133,133,133]' AS BLOB), 1794826443790);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 133, '1 unload yellow', CAST('[[[9,1,2,8,5,-1,-1]]]' AS BLOB), CAST('[134,134,134,134]' AS BLOB), 1794826444096);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 134, '2 drive 1 little_italy
* double little_italy', CAST('[[[8,2,0,7,5,-1,-1],[19,2,-1,-1,-1,-1,-1]],[[20,5,3,-1,-1,-1,-1]]]' AS BLOB), CAST('[135,135,135,135]' AS BLOB), 1794826444354);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 135, '0 unload green', CAST('[[[9,0,1,3,9,-1,-1]]]' AS BLOB), CAST('[136,136,136,136]' AS BLOB), 1794826444642);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 136, '1 drive 1 north_side', CAST('[[[8,1,0,8,0,-1,-1]]]' AS BLOB), CAST('[137,137,137,137]' AS BLOB), 1794826444955);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 137, '2 unload yellow', CAST('[[[9,2,2,5,4,-1,-1]]]' AS BLOB), CAST('[138,138,138,138]' AS BLOB), 1794826445302);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 138, '0 load the_loop 4', CAST('[[[10,0,1,3,3,-1,-1]]]' AS BLOB), CAST('[139,139,139,139]' AS BLOB), 1794826445604);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 139, '1 load the_loop 8', CAST('[[[10,1,0,3,7,-1,-1]]]' AS BLOB), CAST('[140,140,140,140]' AS BLOB), 1794826445891);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 140, '2 unload green', CAST('[[[9,2,1,5,5,-1,-1]]]' AS BLOB), CAST('[141,141,141,141]' AS BLOB), 1794826446197);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 141, '0 unload green', CAST('[[[9,0,1,3,10,-1,-1]]]' AS BLOB), CAST('[142,142,142,142]' AS BLOB), 1794826446522);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 142, '1 drive 3 little_africa
* double chinatown', CAST('[[[8,1,2,0,6,-1,-1],[19,1,-1,-1,-1,-1,-1]],[[20,9,4,-1,-1,-1,-1]]]' AS BLOB), CAST('[143,143,143,143]' AS BLOB), 1794826446876);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 143, '2 load little_italy 1', CAST('[[[10,2,0,5,0,-1,-1]]]' AS BLOB), CAST('[144,144,144,144]' AS BLOB), 1794826447234);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 144, '0 load the_loop 7', CAST('[[[10,0,2,3,6,-1,-1]]]' AS BLOB), CAST('[145,145,145,145]' AS BLOB), 1794826447540);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 145, '1 unload green', CAST('[[[9,1,1,6,1,-1,-1]]]' AS BLOB), CAST('[146,146,146,146]' AS BLOB), 1794826447846);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 146, '2 unload yellow', CAST('[[[9,2,2,5,6,-1,-1]]]' AS BLOB), CAST('[147,147,147,147]' AS BLOB), 1794826448238);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 147, '0 unload yellow', CAST('[[[9,0,2,3,11,-1,-1]]]' AS BLOB), CAST('[148,148,148,148]' AS BLOB), 1794826448546);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 148, '1 unload green', CAST('[[[9,1,1,6,2,-1,-1]]]' AS BLOB), CAST('[149,149,149,149]' AS BLOB), 1794826448898);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 149, '2 unload grey', CAST('[[[9,2,0,5,7,-1,-1]]]' AS BLOB), CAST('[150,150,150,150]' AS BLOB), 1794826449247);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 150, '0 load the_loop 11', CAST('[[[10,0,1,3,10,-1,-1]]]' AS BLOB), CAST('[151,151,151,151]' AS BLOB), 1794826449602);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 151, '1 drive 2 north_side', CAST('[[[8,1,1,6,0,-1,-1]]]' AS BLOB), CAST('[152,152,152,152]' AS BLOB), 1794826449870);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 152, '2 load little_italy 8', CAST('[[[10,2,0,5,7,-1,-1]]]' AS BLOB), CAST('[153,153,153,153]' AS BLOB), 1794826450214);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 153, '0 unload green', CAST('[[[9,0,1,3,0,-1,-1]]]' AS BLOB), CAST('[154,154,154,154]' AS BLOB), 1794826450594);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 154, '1 load north_side 1', CAST('[[[10,1,1,0,0,-1,-1]]]' AS BLOB), CAST('[155,155,155,155]' AS BLOB), 1794826450962);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 155, '2 unload yellow', CAST('[[[9,2,2,5,7,-1,-1]]]' AS BLOB), CAST('[156,156,156,156]' AS BLOB), 1794826451313);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 156, '0 load chinatown 1', CAST('[[[10,0,2,9,0,-1,-1]]]' AS BLOB), CAST('[157,157,157,157]' AS BLOB), 1794826451670);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 157, '1 unload green', CAST('[[[9,1,1,0,0,-1,-1]]]' AS BLOB), CAST('[158,158,158,158]' AS BLOB), 1794826451977);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 158, '2 unload yellow', CAST('[[[9,2,2,5,8,-1,-1]]]' AS BLOB), CAST('[159,159,159,159]' AS BLOB), 1794826452243);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 159, '0 unload yellow', CAST('[[[9,0,2,3,1,-1,-1]]]' AS BLOB), CAST('[160,160,160,160]' AS BLOB), 1794826452483);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 160, '1 load north_side 1', CAST('[[[10,1,1,0,0,-1,-1]]]' AS BLOB), CAST('[161,161,161,161]' AS BLOB), 1794826452716);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 161, '2 load little_italy 9', CAST('[[[10,2,2,5,8,-1,-1]]]' AS BLOB), CAST('[162,162,162,162]' AS BLOB), 1794826452941);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 162, '0 load the_loop 10', CAST('[[[10,0,1,3,9,-1,-1]]]' AS BLOB), CAST('[163,163,163,163]' AS BLOB), 1794826453165);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 163, '1 drive 1 cicero', CAST('[[[8,1,0,0,4,-1,-1]]]' AS BLOB), CAST('[164,164,164,164]' AS BLOB), 1794826453316);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 164, '2 unload yellow', CAST('[[[9,2,2,5,8,-1,-1]]]' AS BLOB), CAST('[165,165,165,165]' AS BLOB), 1794826453560);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 165, '0 unload green', CAST('[[[9,0,1,3,2,-1,-1]]]' AS BLOB), CAST('[166,166,166,166]' AS BLOB), 1794826453830);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 166, '1 drive 3 stickney
* double south_side', CAST('[[[8,1,2,4,8,-1,-1],[19,1,-1,-1,-1,-1,-1]],[[20,7,5,-1,-1,-1,-1]]]' AS BLOB), CAST('[167,167,167,167]' AS BLOB), 1794826454082);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 167, '2 load little_italy 5', CAST('[[[10,2,2,5,4,-1,-1]]]' AS BLOB), CAST('[168,168,168,168]' AS BLOB), 1794826454358);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 168, '0 load the_loop 12', CAST('[[[10,0,2,3,11,-1,-1]]]' AS BLOB), CAST('[169,169,169,169]' AS BLOB), 1794826454638);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 169, '1 drive 1 little_africa', CAST('[[[8,1,0,8,6,-1,-1]]]' AS BLOB), CAST('[170,170,170,170]' AS BLOB), 1794826455016);
INSERT INTO "turns" VALUES ('53fc746a2758cff2bfad150634acf2b7', 170, '2 load little_italy 7', CAST('[[[10,2,2,5,6,-1,-1]]]' AS BLOB), CAST('[171,171,171,171]' AS BLOB), 1794826455440);
INSERT INTO "turns" VALUES ('f371c1b617118d9170b0373445e7324e', 0, '* clan 0 b
* clan 1 a
* clan 2 d
* clan 3 c
* draw 0 w2
* draw 0 s1
* draw 0 s5
* draw 0 s1
* draw 1 s5
* draw 1 e1
* draw 1 e3
* draw 1 w4
* draw 2 e3
* draw 2 w4
* draw 2 s3
* draw 2 s1
* draw 3 e5
* draw 3 e3
* draw 3 w4
* draw 3 w4
* hire 0 priest
* hire 1 thief
* hire 2 bomber
* hire 3 banker
* coalition k04
* district d01
* loot b10
* person smuggler', CAST('[[[1,0,1,-1,-1,-1,-1]],[[1,1,0,-1,-1,-1,-1]],[[1,2,3,-1,-1,-1,-1]],[[1,3,2,-1,-1,-1,-1]],[[2,0,0,-1,-1,-1,-1]],[[2,0,2,-1,-1,-1,-1]],[[2,0,6,-1,-1,-1,-1]],[[2,0,2,-1,-1,-1,-1]],[[2,1,6,-1,-1,-1,-1]],[[2,1,7,-1,-1,-1,-1]],[[2,1,8,-1,-1,-1,-1]],[[2,1,1,-1,-1,-1,-1]],[[2,2,8,-1,-1,-1,-1]],[[2,2,1,-1,-1,-1,-1]],[[2,2,4,-1,-1,-1,-1]],[[2,2,2,-1,-1,-1,-1]],[[2,3,9,-1,-1,-1,-1]],[[2,3,8,-1,-1,-1,-1]],[[2,3,1,-1,-1,-1,-1]],[[2,3,1,-1,-1,-1,-1]],[[4,0,7,-1,-1,-1,-1]],[[4,1,4,-1,-1,-1,-1]],[[4,2,2,-1,-1,-1,-1]],[[4,3,12,-1,-1,-1,-1]],[[5,1,3,1,3,-1,-1]],[[6,0,1,0,0,0,-1]],[[7,9,-1,-1,-1,-1,-1]],[[8,1,-1,-1,-1,-1,-1]]]' AS BLOB), CAST('[1,1,1,1,1]' AS BLOB), 1794826456000);
INSERT INTO "turns" VALUES ('f371c1b617118d9170b0373445e7324e', 1, '1 lay w4', CAST('[[[21,1,1,-1,-1,-1,-1]]]' AS BLOB), CAST('[null,2,null,null,null]' AS BLOB), 1794826456136);
INSERT INTO "turns" VALUES ('f371c1b617118d9170b0373445e7324e', 2, '3 lay w4', CAST('[[[21,3,1,-1,-1,-1,-1]]]' AS BLOB), CAST('[null,null,null,2,null]' AS BLOB), 1794826456162);
INSERT INTO "turns" VALUES ('f371c1b617118d9170b0373445e7324e', 3, '1 done', CAST('[[[24,1,-1,-1,-1,-1,-1]]]' AS BLOB), CAST('[2,3,2,3,2]' AS BLOB), 1794826456190);
