// EXPECT: FIT
   
	

