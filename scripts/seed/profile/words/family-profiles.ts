import type { Family } from '../../words/trade.ts';
import type { FamilyProfile } from '../phrases.ts';
import { FACTORY, FARM, FOOD, RESTAURANT, SHOP, TECH } from './families-one.ts';
import { HOTEL, OFFICE, PORT, SCHOOL, STUDIO } from './families-three.ts';
import { BUILD, CARE, CRAFT, ENERGY, FINANCE } from './families-two.ts';

export const FAMILY_PROFILES: Readonly<Record<Family, FamilyProfile>> = {
  farm: FARM,
  food: FOOD,
  restaurant: RESTAURANT,
  shop: SHOP,
  tech: TECH,
  factory: FACTORY,
  finance: FINANCE,
  build: BUILD,
  craft: CRAFT,
  care: CARE,
  energy: ENERGY,
  port: PORT,
  hotel: HOTEL,
  studio: STUDIO,
  school: SCHOOL,
  office: OFFICE,
};
