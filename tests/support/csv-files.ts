/** CSV files in the formats of other programs, with the items of a small household. */

/** Homebox 0.26. Locations are rows too, with the path of their parent location. */
export const HOMEBOX_CSV = [
  "HB.purchase_date,HB.warranty_expires,HB.sold_date,HB.import_ref,HB.parent_import_ref,HB.url,HB.name,HB.description,HB.notes,HB.purchase_from,HB.manufacturer,HB.model_number,HB.serial_number,HB.warranty_details,HB.sold_to,HB.sold_notes,HB.location,HB.tags,HB.asset_id,HB.quantity,HB.low_stock_threshold,HB.purchase_price,HB.sold_price,HB.archived,HB.insured,HB.lifetime_warranty",
  ",,,,,http://homebox.local/location/6f1c,Home,,,,,,,,,,,,,1,,0,0,false,false,false",
  ",,,,,http://homebox.local/location/77aa,Cellar,,,,,,,,,,Home,,,1,,0,0,false,false,false",
  ',2027-03-30,,,,http://homebox.local/item/a1,"Tomatoes, peeled","whole\nplum",,Market,,,,,,,Home / Cellar,Food; Tins,000-001,7,4,1.29,0,false,false,false',
  ",,,,,http://homebox.local/item/a2,'=Lamp oil,,,,,,,,,,Home / Cellar,,000-002,2.5,,0,0,false,false,false",
  ",,,,,http://homebox.local/item/a3,Old kettle,,,,,,,,,,Home / Cellar,,000-003,1,,0,0,true,false,false",
].join("\n");

/** Homebox up to 0.20, which has labels and no thresholds. */
export const OLD_HOMEBOX_CSV = [
  "HB.import_ref,HB.location,HB.labels,HB.asset_id,HB.archived,HB.name,HB.quantity,HB.description,HB.insured,HB.notes,HB.purchase_price,HB.purchase_from,HB.purchase_time,HB.manufacturer,HB.model_number,HB.serial_number,HB.lifetime_warranty,HB.warranty_expires,HB.warranty_details,HB.sold_to,HB.sold_price,HB.sold_time,HB.sold_notes",
  ",Garage,Tools,000-010,false,Cable ties,3,,false,,0,,0001-01-01,,,,false,0001-01-01,,,0,0001-01-01,",
].join("\r\n");

/** The stock overview of Grocy 4, exported from the view `uihelper_stock_current_overview` of its database. */
export const GROCY_STOCK_CSV = [
  "id,amount_opened,tare_weight,enable_tare_weight_handling,amount,value,product_id,best_before_date,product_missing,product_name,product_group_name,default_store_name,on_shopping_list,qu_stock_name,qu_stock_name_plural,min_stock_amount,product_default_location_name",
  "1,0,0,0,5,12.5,1,2027-01-01,0,Cookies,Sweets,,0,Pack,Packs,8,Candy cupboard",
  "2,0,0,0,0.5,1,2,2888-12-31,0,Milk,,Dairy shop,0,Bottle,Bottles,0,Fridge",
  "3,0,0,0,250,2,3,2888-12-31,0,Flour,,,0,Gram,Grams,500,Pantry",
].join("\n");

/** The products of Grocy 4, exported from the table of its database, in which locations and units are ids. */
export const GROCY_PRODUCTS_CSV = [
  "id;name;description;product_group_id;active;location_id;shopping_location_id;qu_id_purchase;qu_id_stock;min_stock_amount;default_best_before_days",
  "1;Cookies;;1;1;4;;3;3;8;120",
  "2;Candle;;1;0;4;;2;2;0;0",
].join("\n");
