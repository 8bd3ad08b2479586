/** Names of real firms that invented ones must not be taken for, lower case, Latin letters only. */
const KNOWN = new Set(
  `aapico aeon ais alucon amanah amata ananda aura banpu bluebik blueventure britania brightfield bumrungrad
  central cementhai chaosua charoen cornerstone dtac dusit dutchmill ekarat everland exotic fernwood foodland
  harn homepro honda indara index isuzu jaymart kasikorn kerry khaokho kiatnakin kiattana krungsri krungthai
  lalin lazada lightstone lohakit makro maguro megabangna mega mida minebea mitrphol nawarat nawanakorn
  noble nestle oceanglass ornsirin osotspa prakit preecha proen prosper pruksa quantum ratch rojana saha
  samart sammakorn sansiri sawang seafco shopee sikarin silverlake singha sirisoft solaria solartron somboon
  stella stonehenge stonebridge sandstone symphony tesla thaibev thanachart thanapiriya thantawan thonburi
  thitikorn tipco toa toyota tradewind trueline unilever utility valeo vela velo vinci vita vivo wattana whitewater
  wyncoast zalekta northgate northfield northstar riverside brightstar clearwater fairfield silverstone moonlight
  morningstar openlink palmgrove pinewood maplewood harvestfield willowbrook sandbox sagemark truecoffee
  copperfield ironwood stonecraft cloudwave riverbank springfield oakwood newport westport northbridge kitepeak
  fairmark fairmont rivercraft ironmill sifco nova nokia sony solana solino sinopec lexus levis mitsu minova volvo
  nivea ovation siemens vitara kona tena teva zeta zena zara zelda sega sena seiko seco silo silva vimeo mirage
  movida monaco kenco kia kira kodak romano renault ricoh rimowa nissin nissan ola olavia arabica aramis arena`
    .trim()
    .split(/\s+/),
);

export function isKnownBrand(brandEn: string): boolean {
  const letters = brandEn.toLowerCase().replace(/[^a-z]/g, '');
  return letters.length < 4 || KNOWN.has(letters);
}
